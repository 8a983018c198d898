import type { PromptTexts } from './suggestions-prompts-de.ts'

export const englishPrompts: PromptTexts = {
  manner:
    'You help a group with its work. Write English, short and concrete, in natural sentences without buzzwords. Address the group as "you" where needed. Invent no facts, figures, years or names about their company: a line that names one is left out. Name roles instead of people.',
  labels: {
    problem: 'Problem',
    people: 'People concerned',
    question: 'Chosen question',
    ideas: 'Ideas that are there already',
    idea: 'Chosen idea',
    goal: 'Goal of the meeting',
    decisions: 'Decisions',
    tasks: 'Tasks',
    parked: 'Parked for later',
    nothing: '(nothing)',
  },
  people:
    'Name five groups of people whom the problem concerns in different ways: who lives with it every day, who makes up for it, who can pay for or prevent a solution, and one group that is easily forgotten. One sentence each with at most 160 characters: who, in which situation, and what these people need then.',
  questions:
    'Write six "How might we" questions. Each begins with "How might we", ends with a question mark and has at most 160 characters. Each looks at the problem differently: reduce the bad, amplify the good, assume the opposite, for a single one of the groups named, without the scarcest resource, much faster. None contains a solution already, and none is so wide that anything would answer it.',
  ideas:
    'Each idea answers the chosen question, is one sentence with at most 200 characters, and so concrete that one could draw it. The ideas differ clearly. Repeat none that is there already.',
  methods: {
    'crazy-eights':
      'Find eight ideas in the manner of Crazy Eights: quick and rough, each another approach, the last one crazy on purpose.',
    reversal:
      'Find six ideas by reversal: think of what would surely make the problem worse, and turn each of these around. Write the idea turned around and, after it in brackets, what it came from.',
    analogy:
      'Find six ideas by analogy: who solves a task of the same kind elsewhere, such as an airport, a kitchen, an emergency room, a game, a craft or nature? Begin each with the model: "As in …:"',
    scamper:
      'Find seven ideas with SCAMPER, one each for Substitute, Combine, Adapt, Modify, Put to other uses, Eliminate and Reverse. Begin each with this word and a colon.',
    'ten-times':
      'Find six ideas by thinking ten times better: what would have to be entirely different to make it ten times as fast, as simple or as cheap, instead of ten per cent? Also say in each what of it could be done next week.',
  },
  concept:
    'Turn the chosen idea into a concept that fits on one page and can be tested. name: at most four words. promise: one sentence from the point of view of those who use it. audience: a narrow group and its situation. how: three to five steps of how it goes. assumptions: two to four that can be checked, the riskiest first. test: checks the riskiest assumption within a week with about five people and a simple prototype made of paper, slides or by hand. hypothesis: names group, change and threshold: "We believe that for … … changes if …, and see it from … on". steps: three to five. measure: a behaviour that can be observed or a number, and from when on the test has succeeded. duration: how long it takes. Each text has at most 200 characters.',
  agenda: ({ people, minutes }) =>
    `Plan the agenda of a meeting with ${people} ${people === 1 ? 'person' : 'people'} and exactly ${minutes} minutes. ${minutes < 25 ? 'Two to four' : 'Four to eight'} items, the goal at the beginning, decisions and tasks at the end. Each title has at most 60 characters and says what comes out of that time. The most important item gets the most time.${minutes > 90 ? ' There is a break every 90 minutes at the latest.' : ''}${people > 7 ? ' Work happens in small groups, gathering in the large one.' : ''} Where possible the minutes are multiples of five, and they add up to ${minutes}.`,
  summary:
    'Sum the meeting up for its minutes in two to five sentences: what was to be reached, what was decided, what happens next. Use only what was recorded, in the words of the notes: a sentence that says more is left out. Who does something by when is only said where it was recorded. If nothing was decided, say so.',
}
