import type { FlightDeckMethodTexts } from './flight-deck-method-texts.ts'

export const flightDeckMethodTexts: FlightDeckMethodTexts = {
  lenses: [
    'People who run into it for the first time',
    'People who deal with it every day',
    'People who are left with the consequences',
    'People who pay for it or decide on it',
    'People who have found a way around it',
  ],
  questions: {
    opening: 'How might we',
    patterns: {
      direct: {
        label: 'Head-on',
        ask: (said) => `How might we make sure this never happens again: ${said}?`,
      },
      need: {
        label: 'For one person',
        ask: (said, who) => `How might we make this possible for ${who}: ${said}?`,
      },
      moment: {
        label: 'In the moment',
        ask: (said, who) => `How might we help in exactly this situation: ${said} (${who})?`,
      },
      reversed: {
        label: 'Flipped',
        ask: (said) => `How might we turn this to our advantage: ${said}?`,
      },
      without: {
        label: 'On no budget',
        ask: (said) => `How might we solve this with no budget and no new hires: ${said}?`,
      },
      faster: {
        label: 'Ten times faster',
        ask: (said) => `How might we fix this ten times faster: ${said}?`,
      },
      vanished: {
        label: 'Starting from the signs',
        ask: (said) => `How might we make this go away: ${said}?`,
      },
      otherwise: {
        label: 'Something different',
        ask: (said) => `How might we try something quite different from this: ${said}?`,
      },
    },
  },
  ideas: {
    'crazy-eights': {
      name: 'Eight in eight',
      summary: 'Eight ideas in eight minutes (Crazy Eights)',
      steps: [
        'Set the timer: you have one minute per idea.',
        'Write down whatever comes to mind. Judging comes later.',
        'It gets hard after the fourth. Keep going: that’s where the unusual ones are.',
      ],
      prompts: [
        { ask: (core) => `What is the obvious answer? ${core}`, start: 'Simplest:' },
        { ask: () => 'What would be the exact opposite?', start: 'The other way round:' },
        { ask: () => 'What could you do with just pen and paper?', start: 'On paper only:' },
        { ask: () => 'What could be ready by tonight?', start: 'By tonight:' },
        {
          ask: () => 'What would you build with ten times the budget?',
          start: 'With plenty of money:',
        },
        { ask: () => 'Who else could take it on?', start: 'Someone else:' },
        { ask: () => 'How would an eight-year-old solve it?', start: 'Child’s play:' },
        { ask: () => 'What should nobody ever suggest?', start: 'Off limits:' },
      ],
    },
    reversal: {
      name: 'Reverse brainstorming',
      summary: 'Look for the opposite first, then turn it around',
      steps: [
        'List everything that would guarantee failure. Exaggerate.',
        'Find out which of these you’re already doing.',
        'Turn each point around and write it down as an idea.',
      ],
      prompts: [
        {
          ask: (core) => `How could you make sure this goes wrong? ${core}`,
          start: 'We make sure that',
        },
        {
          ask: (core) => `What are you doing today that gets in the way? ${core}`,
          start: 'We stop',
        },
        {
          ask: () =>
            'How would you drive away everyone you want to help? And what is the opposite?',
          start: 'Instead of driving them away,',
        },
        { ask: () => 'Which rule makes it worse?', start: 'From tomorrow, no more:' },
      ],
    },
    analogy: {
      name: 'Borrow from elsewhere',
      summary: 'Who solved a similar problem long ago?',
      steps: [
        'Pick a place that has nothing to do with you.',
        'Ask yourself how they do it there.',
        'Carry one of their tricks over to your question.',
      ],
      prompts: [
        {
          ask: (core) => `How does a fire station do it? ${core}`,
          start: 'Like a fire station:',
        },
        { ask: (core) => `How does a hotel kitchen do it? ${core}`, start: 'Like a kitchen:' },
        { ask: (core) => `How does a library do it? ${core}`, start: 'Like a library:' },
        { ask: (core) => `How does an airport do it? ${core}`, start: 'Like an airport:' },
        { ask: (core) => `How does a beehive do it? ${core}`, start: 'Like the bees:' },
        { ask: (core) => `How does a choir do it? ${core}`, start: 'Like a choir:' },
      ],
    },
    scamper: {
      name: 'SCAMPER questions',
      summary: 'Seven questions for changing what you already have',
      steps: [
        'Start from what there is today.',
        'Go through the seven questions, one minute each.',
        'Note down at least one change for each.',
      ],
      prompts: [
        { ask: (core) => `Substitute: what could be swapped? ${core}`, start: 'Instead of' },
        { ask: () => 'Combine: what could it be combined with?', start: 'Together with' },
        { ask: () => 'Adapt: what would fit with a small change?', start: 'Adapted:' },
        {
          ask: () => 'Modify: what could be bigger, smaller, more often, less often?',
          start: 'Much smaller:',
        },
        { ask: () => 'Put to other uses: what else is it good for?', start: 'Also useful for' },
        { ask: () => 'Eliminate: what would nobody miss?', start: 'Without' },
        { ask: () => 'Rearrange: what could come first instead of last?', start: 'First' },
      ],
    },
    'ten-times': {
      name: 'Ten times better',
      summary: 'Ten per cent better doesn’t count, ten times does',
      steps: [
        'Set a goal you can’t reach the way you work today.',
        'Ask yourself what would have to be completely different.',
        'Write that down, even if nobody knows how to do it yet.',
      ],
      prompts: [
        { ask: (core) => `What if it were ten times as fast? ${core}`, start: 'Ten times faster:' },
        { ask: (core) => `What if it cost a tenth? ${core}`, start: 'For a tenth of the cost:' },
        {
          ask: (core) => `What if it were for ten times as many people? ${core}`,
          start: 'For everyone:',
        },
        { ask: () => 'What if you only had ten minutes for it?', start: 'In ten minutes:' },
        { ask: () => 'What if it had to last for ten years?', start: 'For good:' },
      ],
    },
  },
  concept: {
    promise: (need, who) => `For ${who}: ${need}.`,
    audience: (who, situation) => `${who}, in this situation: ${situation}`,
    needAssumed: (need, who) => `The need is real: ${need} (${who}).`,
    problemAssumed: (what) => `The problem is big enough to act on: ${what}.`,
    assumed: {
      value: 'It’s useful enough that people will really use it.',
      effort: 'We can do it with what we have.',
      boldness: 'It’s new enough to make a difference.',
      fit: 'It fits what we can do and what we stand for.',
    },
    hypothesis: (idea, who, sign) =>
      `If we try this: ${idea}, then this will change for ${who || '…'}: ${sign}. What would convince us: …`,
    steps: {
      sketch: 'Turn the idea into a sketch or a simple model, in a day at most.',
      show: (who) => `Show it to five people like this: ${who}. Watch, don’t explain.`,
      showSomebody: 'Show it to five people who have the problem. Watch, don’t explain.',
      note: 'Take notes: what do they understand, what do they miss, what would they use tomorrow?',
      decide: 'Decide together: keep going, change it or drop it.',
    },
    measure: (signs) => `Compare before and after: ${signs}. What result would make us continue?`,
    duration: 'Five working days',
  },
}
