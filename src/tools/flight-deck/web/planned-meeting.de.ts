import type { PlannedMeetingWords } from './planned-meeting.ts'

export const plannedMeetingWords: PlannedMeetingWords = {
  title: (name) => `Test planen: ${name}`,
  goal: (name) => `Alle wissen, wie „${name}“ getestet wird, wer was übernimmt und bis wann.`,
  about: (text) => `Worum es geht: ${text}`,
  step: (number, text) => `Schritt ${number} des Tests: ${text}`,
  items: {
    hypothesis: (text) =>
      text
        ? `Stimmt die Hypothese so? ${text}`
        : 'Was soll sich ändern, und welcher Wert überzeugt?',
    test: (text) => (text ? `So läuft der Test: ${text}` : 'Wie läuft der Test?'),
    risks: (text) => `Was muss stimmen, und was kann schiefgehen?${text && ` ${text}`}`,
    tasks: (until) => `Wer übernimmt was, und bis wann?${until && ` Zeitrahmen: ${until}`}`,
  },
}
