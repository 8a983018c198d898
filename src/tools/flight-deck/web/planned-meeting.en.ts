import type { PlannedMeetingWords } from './planned-meeting.ts'

export const plannedMeetingWords: PlannedMeetingWords = {
  title: (name) => `Plan the test: ${name}`,
  goal: (name) => `Everyone knows how “${name}” will be tested, who does what, and by when.`,
  about: (text) => `What it’s about: ${text}`,
  step: (number, text) => `Step ${number} of the test: ${text}`,
  items: {
    hypothesis: (text) =>
      text
        ? `Is the hypothesis right? ${text}`
        : 'What should change, and which value convinces us?',
    test: (text) => (text ? `How the test works: ${text}` : 'How does the test work?'),
    risks: (text) => `What has to be true, and what can go wrong?${text && ` ${text}`}`,
    tasks: (until) => `Who does what, and by when?${until && ` Time frame: ${until}`}`,
  },
}
