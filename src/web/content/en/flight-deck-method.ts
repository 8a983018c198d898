import type { FlightDeckMethodTexts } from '../flight-deck-method-texts.ts'

export const flightDeckMethodTexts: FlightDeckMethodTexts = {
  lenses: [
    'Whoever meets it for the first time',
    'Whoever deals with it every day',
    'Whoever bears the consequences',
    'Whoever pays for it or decides about it',
    'Whoever has found a way around it',
  ],
  questions: {
    opening: 'How might we',
    patterns: {
      direct: {
        label: 'Straight ahead',
        ask: (said) => `How might we make sure that this no longer happens: ${said}?`,
      },
      need: {
        label: 'For one person',
        ask: (said, who) => `How might we achieve this for ${who}: ${said}?`,
      },
      moment: {
        label: 'At this moment',
        ask: (said, who) => `How might we help at exactly this moment: ${said} (${who})?`,
      },
      reversed: {
        label: 'Turned around',
        ask: (said) => `How might we turn this into an advantage: ${said}?`,
      },
      without: {
        label: 'Without money',
        ask: (said) => `How might we solve this with no budget and nobody new: ${said}?`,
      },
      faster: {
        label: 'Ten times faster',
        ask: (said) => `How might we get rid of this ten times faster: ${said}?`,
      },
      vanished: {
        label: 'Along the signs',
        ask: (said) => `How might we make this disappear: ${said}?`,
      },
      otherwise: {
        label: 'Altogether differently',
        ask: (said) =>
          `How might we go about it in another way than before, so not like this: ${said}?`,
      },
    },
  },
  ideas: {
    'crazy-eights': {
      name: 'Eight in eight',
      summary: 'Eight ideas in eight minutes (Crazy Eights)',
      steps: [
        'Set the clock: you have one minute for each idea.',
        'Write down whatever comes. Judging is for later.',
        'It gets hard after the fourth. Keep going, the unusual ones are there.',
      ],
      prompts: [
        { ask: (core) => `What is the obvious answer? ${core}`, start: 'Simplest:' },
        { ask: () => 'What would be the exact opposite?', start: 'The other way round:' },
        { ask: () => 'What would work with pen and paper alone?', start: 'On paper only:' },
        { ask: () => 'What could be ready by tonight?', start: 'By tonight:' },
        {
          ask: () => 'What would you build with ten times the budget?',
          start: 'With lots of money:',
        },
        { ask: () => 'Who else could take it on?', start: 'Somebody else:' },
        { ask: () => 'How would a child of eight solve it?', start: 'Child’s play:' },
        { ask: () => 'What must nobody ever suggest?', start: 'Forbidden:' },
      ],
    },
    reversal: {
      name: 'Headstand',
      summary: 'Look for the opposite first, then turn it round',
      steps: [
        'Collect what would make you fail for certain. Exaggerate.',
        'Find out which of it you are already doing today.',
        'Turn each point round and write it down as an idea.',
      ],
      prompts: [
        {
          ask: (core) => `What would make this go wrong for certain? ${core}`,
          start: 'We make sure that',
        },
        { ask: (core) => `What do you do today that is in the way? ${core}`, start: 'We stop' },
        {
          ask: () => 'How would you drive away everyone you want to help? And the opposite?',
          start: 'Instead of driving them away,',
        },
        { ask: () => 'Which rule makes it worse?', start: 'From tomorrow, no more:' },
      ],
    },
    analogy: {
      name: 'Look elsewhere',
      summary: 'Who solved a similar problem long ago?',
      steps: [
        'Take a place that has nothing to do with you.',
        'Ask yourself how it is done there.',
        'Carry one move of theirs over to your question.',
      ],
      prompts: [
        {
          ask: (core) => `How does a fire station do it? ${core}`,
          start: 'As at the fire station:',
        },
        { ask: (core) => `How does a hotel kitchen do it? ${core}`, start: 'As in the kitchen:' },
        { ask: (core) => `How does a library do it? ${core}`, start: 'As in the library:' },
        { ask: (core) => `How does an airport do it? ${core}`, start: 'As at the airport:' },
        { ask: (core) => `How does a beehive do it? ${core}`, start: 'As the bees do:' },
        { ask: (core) => `How does a choir do it? ${core}`, start: 'As in the choir:' },
      ],
    },
    scamper: {
      name: 'SCAMPER questions',
      summary: 'Seven questions that change what exists',
      steps: [
        'Begin with what there is today.',
        'Go through the seven questions, one minute each.',
        'Note at least one change for each of them.',
      ],
      prompts: [
        { ask: (core) => `Substitute: what can be exchanged? ${core}`, start: 'Instead of' },
        { ask: () => 'Combine: what could it be joined with?', start: 'Together with' },
        { ask: () => 'Adapt: what fits after a small change?', start: 'Adapted:' },
        {
          ask: () => 'Modify: what gets bigger, smaller, more often, less often?',
          start: 'Much smaller:',
        },
        { ask: () => 'Put to other use: what else is it good for?', start: 'Also useful for' },
        { ask: () => 'Eliminate: what would nobody miss?', start: 'Without' },
        { ask: () => 'Rearrange: what comes first instead of last?', start: 'First' },
      ],
    },
    'ten-times': {
      name: 'Times ten',
      summary: 'Ten per cent better does not count, ten times does',
      steps: [
        'Set a goal that cannot be reached the way you work today.',
        'Ask yourself what would have to be altogether different.',
        'Write that down, even if nobody knows yet how to do it.',
      ],
      prompts: [
        { ask: (core) => `And ten times as fast? ${core}`, start: 'Ten times faster:' },
        { ask: (core) => `And at a tenth of the cost? ${core}`, start: 'For a tenth:' },
        { ask: (core) => `And for ten times as many people? ${core}`, start: 'For everyone:' },
        { ask: () => 'And if you had only ten minutes for it?', start: 'In ten minutes:' },
        { ask: () => 'And if it had to last for ten years?', start: 'For good:' },
      ],
    },
  },
  concept: {
    promise: (need, who) => `For ${who}: ${need}.`,
    audience: (who, situation) => `${who}, in this situation: ${situation}`,
    needAssumed: (need, who) => `The need is real: ${need} (${who}).`,
    problemAssumed: (what) => `The problem is big enough to change something: ${what}.`,
    assumed: {
      value: 'It is useful enough that somebody will really use it.',
      effort: 'We can do it with what we have.',
      boldness: 'It is new enough to make a difference.',
      fit: 'It fits what we can do and what we stand for.',
    },
    hypothesis: (idea, who, sign) =>
      `If we try this: ${idea}, then for this group: ${who || '…'}, this will change: ${sign}. We will believe it from this value on: …`,
    steps: {
      sketch: 'Turn the idea into a sketch or a simple model, in one day at most.',
      show: (who) => `Show it to five people like this: ${who}. Watch, do not explain.`,
      showSomebody: 'Show it to five people who have the problem. Watch, do not explain.',
      note: 'Take notes: what do they understand, what do they miss, what would they use tomorrow?',
      decide: 'Decide together: go on, change it or drop it.',
    },
    measure: (signs) => `Compare before and after: ${signs}. From what result on do we continue?`,
    duration: 'Five working days',
  },
}
