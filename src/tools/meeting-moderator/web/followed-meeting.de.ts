import { FIRM } from '#site/pages/web/firm.ts'
import type { FollowedMeetingTexts } from './followed-meeting-texts.ts'
import { texts as moderator } from './meeting-moderator.de.ts'

export const texts: FollowedMeetingTexts = {
  seo: {
    title: `Meeting mitverfolgen: Agenda und Uhr | ${FIRM.name}`,
    description:
      'Sieh auf deinem eigenen Gerät, welcher Punkt der Agenda gerade dran ist und wie viel Zeit er noch hat. Du brauchst nur den Code aus dem Meeting.',
    keywords: ['Meeting mitverfolgen', 'Agenda live', 'Meeting-Timer'],
    ogTitle: 'Meeting mitverfolgen',
    ogDescription: 'Agenda und Uhr des Meetings auf deinem eigenen Gerät.',
  },
  name: 'Meeting mitverfolgen',
  lead: 'Gib den Code ein, den du aus dem Meeting hast. Dann siehst du hier die Agenda und die Uhr.',
  needsScripts: 'Zum Mitverfolgen braucht diese Seite JavaScript. Schalte es ein und lade neu.',
  code: 'Code des Meetings',
  codeHint: 'Acht Buchstaben und Ziffern',
  wrongCode: 'Das ist kein Code: Ein Code hat acht Buchstaben und Ziffern.',
  follow: 'Mitverfolgen',
  connecting: 'Verbindung wird aufgebaut …',
  gone: 'Unter diesem Code gibt es kein Meeting.',
  goneLead:
    'Vielleicht stimmt ein Zeichen nicht, oder die Moderation hat das Mitverfolgen beendet. Nach 30 Tagen endet es von selbst.',
  other: 'Anderen Code eingeben',
  link: {
    connecting: 'Verbindung wird aufgebaut …',
    live: 'Verbunden',
    lost: 'Keine Verbindung. Du siehst den letzten Stand; die Uhr läuft danach weiter.',
  },
  notBegun: 'Das Meeting hat noch nicht begonnen.',
  beginsAt: (time) => `Geplanter Beginn: ${time} Uhr (Zeitzone der Moderation)`,
  over: (time) => `Das Meeting ist seit ${time} Uhr zu Ende.`,
  noAgenda: 'Noch steht nichts auf der Agenda.',
  foreign: `Das hat jemand mit unserem Meeting Moderator geschrieben und freigegeben. ${FIRM.name} hat es nicht geprüft.`,
  readOnly: (day) => `Nur zum Mitlesen. Spätestens am ${day} wird diese Ansicht gelöscht.`,
  untitledMeeting: 'Meeting ohne Titel',
  moderator: {
    run: moderator.run,
    methods: moderator.methods,
    undone: moderator.undone,
  },
}
