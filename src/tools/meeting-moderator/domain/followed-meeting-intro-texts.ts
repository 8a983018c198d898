import { group, line, paragraph, seo, type TextsOf } from '#site/pages/domain/text-schema.ts'

/** What participants read before they follow a meeting, and who answers for what they read then. */
export const FOLLOWED_MEETING_INTRO = group('Meeting mitverfolgen', {
  seo: seo({
    title: {
      de: 'Meeting mitverfolgen: Agenda und Uhr | {{firma}}',
      en: 'Follow a meeting: agenda and clock | {{firma}}',
    },
    description: {
      de: 'Sieh auf deinem eigenen Gerät, welcher Punkt der Agenda gerade dran ist und wie viel Zeit er noch hat. Du brauchst nur den Code aus dem Meeting.',
      en: 'See on your own device which agenda item is under way and how much time it has left. All you need is the code you were given in the meeting.',
    },
    keywords: [
      { de: 'Meeting mitverfolgen', en: 'follow a meeting' },
      { de: 'Agenda live', en: 'live agenda' },
      { de: 'Meeting-Timer', en: 'meeting timer' },
    ],
    ogTitle: { de: 'Meeting mitverfolgen', en: 'Follow a meeting' },
    ogDescription: {
      de: 'Agenda und Uhr des Meetings auf deinem eigenen Gerät.',
      en: 'The agenda and the clock of the meeting on your own device.',
    },
  }),
  title: line('Titel', { de: 'Meeting mitverfolgen', en: 'Follow a meeting' }),
  lead: paragraph('Einleitung', {
    de: 'Gib den Code ein, den du aus dem Meeting hast. Dann siehst du hier die Agenda und die Uhr.',
    en: 'Enter the code you were given in the meeting. You’ll then see the agenda and the clock here.',
  }),
  foreign: paragraph('Hinweis über einem Meeting, dass es nicht von der Firma ist', {
    de: 'Das hat jemand mit unserem Meeting Moderator geschrieben und freigegeben. {{firma}} hat es nicht geprüft.',
    en: 'Somebody wrote this with our Meeting Moderator and shared it. {{firma}} hasn’t checked it.',
  }),
})

export type FollowedMeetingIntro = Omit<TextsOf<typeof FOLLOWED_MEETING_INTRO>, 'seo'>
