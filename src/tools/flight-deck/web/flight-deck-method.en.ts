import { englishQuestions } from '../domain/english-questions.ts'
import type { FlightDeckMethodTexts } from './flight-deck-method-texts.ts'

export const flightDeckMethodTexts: FlightDeckMethodTexts = {
  questions: englishQuestions,
  opening: 'How might we',
  impulses: {
    'crazy-eights': [
      'What is the obvious answer?',
      'What could you do with just pen and paper?',
      'Who else could take it on?',
      'How would an eight-year-old solve it?',
    ],
    reversal: [
      'What would guarantee failure? And the opposite of that?',
      'Which rule makes it worse?',
    ],
    scamper: [
      'What could you leave out without anybody missing it?',
      'What could come first instead of last?',
    ],
    analogy: ['How does a hotel kitchen do it?', 'How does an airport do it?'],
    'ten-times': [
      'What could you do for a tenth of the cost?',
      'What would it take to be ten times as fast?',
    ],
  },
  concept: {
    promise: (need, who) => `For ${who}: ${need}.`,
    aim: (aim) => `The aim: ${aim}.`,
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
      `What we try: ${idea}.${who && ` For whom: ${who}.`} What should change: ${sign}. The figure that would convince us: …`,
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
