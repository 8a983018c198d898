import { group, line, paragraph, seo } from '#site/pages/domain/text-schema.ts'
import { type IntroOf, trainingAddress } from '#tools/documents/domain/suggested-training.ts'

/** What visitors read before they use the Meeting Moderator. */
export const MEETING_MODERATOR_INTRO = group('Meeting Moderator', {
  seo: seo({
    title: {
      de: 'Meeting Moderator: planen, moderieren, festhalten | {{firma}}',
      en: 'Meeting Moderator: plan, run and record meetings | {{firma}}',
    },
    description: {
      de: 'Plant die Agenda, behaltet die Zeit im Blick und nehmt Entscheidungen und Aufgaben als Protokoll mit. Kostenlos und direkt im Browser.',
      en: 'Plan the agenda, keep an eye on the time and turn decisions and tasks into minutes. Free, without an account, in your browser.',
    },
    keywords: [
      { de: 'Meeting moderieren', en: 'run meetings' },
      { de: 'Agenda planen', en: 'meeting agenda' },
      { de: 'Meeting-Timer', en: 'meeting timer' },
      { de: 'Protokoll schreiben', en: 'meeting minutes' },
    ],
    ogTitle: { de: 'Meeting Moderator', en: 'Meeting Moderator' },
    ogDescription: {
      de: 'Plant euer Meeting, behaltet die Zeit im Blick und haltet Ergebnisse fest.',
      en: 'Plan your meeting, keep to time and record what came of it.',
    },
  }),
  title: line('Titel', { de: 'Meeting Moderator', en: 'Meeting Moderator' }),
  lead: paragraph('Einleitung', {
    de: 'Plant euer Meeting, behaltet die Zeit im Blick und nehmt mit, was entschieden wurde. Gespeichert wird in diesem Browser; auf unseren Server kommt nur, was ihr teilt.',
    en: 'Plan your meeting, keep to time and leave with what was decided. It’s saved in your browser; only what you share goes to our server.',
  }),
  storage: line('Wo die Eingaben bleiben', {
    de: 'Bleibt in diesem Browser, bis ihr es löscht.',
    en: 'Stays in this browser until you delete it.',
  }),
  training: trainingAddress,
})

export type MeetingModeratorIntro = IntroOf<typeof MEETING_MODERATOR_INTRO>
