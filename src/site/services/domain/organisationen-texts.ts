import { SERVICE_NAMES } from './service-names.ts'
import { serviceTexts } from './service-texts.ts'

/** The project examples are invented. */
export const ORGANISATIONEN_TEXTS = serviceTexts('Organisationen entwickeln', {
  seo: {
    title: { de: 'Organisationen entwickeln | {{firma}}', en: 'Develop organisations | {{firma}}' },
    description: {
      de: 'Damit Neues im Alltag bleibt: Wir sehen uns an, wie bei euch entschieden wird, probieren Änderungen mit euch aus und bilden eure Leute aus.',
      en: 'Helping new things last: we look at how decisions are made in your organisation, try out changes with you and train your own people to carry on.',
    },
    keywords: [
      { de: 'Organisationsentwicklung', en: 'organisational development' },
      { de: 'Zusammenarbeit', en: 'collaboration' },
      { de: 'Moderation', en: 'facilitation' },
      { de: 'Führung', en: 'leadership' },
    ],
    ogTitle: { de: 'Organisationen entwickeln', en: 'Develop organisations' },
    ogDescription: {
      de: 'Rollen, Routinen und Räume, in denen Neues Bestand hat.',
      en: 'Roles, routines and rooms in which new things can last.',
    },
  },
  topic: { de: 'Zusammenarbeit', en: 'Working together' },
  title: SERVICE_NAMES.organisationen,
  picture: { image: 'service-organisationen' },
  mainText: [
    {
      de: 'An Ideen fehlt es selten. Neues scheitert am vollen Kalender, an unklaren Zuständigkeiten und an Runden, in denen viel geredet und wenig entschieden wird. Dort setzen wir an.',
      en: 'Ideas are rarely in short supply. New things founder on full calendars, blurred responsibilities and meetings where a lot is said and little decided. That’s where we start.',
    },
    {
      de: 'Wir sehen uns an, wie bei euch Entscheidungen entstehen: Wir sitzen in Meetings, lesen Protokolle und sprechen mit Menschen aus allen Ebenen. Danach sagen wir euch, was uns aufgefallen ist, auch wenn es unbequem ist.',
      en: 'We look at how decisions come about in your organisation: we sit in on meetings, read the minutes and talk to people at every level. Then we tell you what we noticed, even when it’s uncomfortable.',
    },
    {
      de: 'Dann probiert ihr Änderungen aus, eine nach der anderen und jede mit Ablaufdatum: eine neue Rolle für acht Wochen, ein Meeting weniger, ein fester Tag für Projekte. Was hilft, bleibt. Alles andere endet von selbst.',
      en: 'Next you try out changes, one at a time and each with an end date: a new role for eight weeks, one meeting fewer, a fixed day for project work. Whatever helps stays. Everything else ends on its own.',
    },
    {
      de: 'Währenddessen bilden wir Leute aus euren Reihen aus, die moderieren und Teams begleiten. Das Ziel ist, dass ihr uns nach sechs bis zwölf Monaten dafür nicht mehr braucht.',
      en: 'Meanwhile we train people from your own ranks to facilitate meetings and support teams. The aim is that after six to twelve months you can do this without us.',
    },
  ],
  typicalThemes: {
    de: 'Ein Innovationsteam arbeitet neben dem Tagesgeschäft her und findet kein Gehör. Führungskräfte wollen Verantwortung abgeben und wissen nicht, wie. Zwei Bereiche sollen zusammenwachsen. Oder KI kommt in den Alltag, und es fehlen Regeln und Übung.',
    en: 'An innovation team works away on the sidelines and nobody listens. Managers want to hand over responsibility and don’t know how. Two departments are meant to become one. Or AI is becoming part of the working day, and both rules and practice are missing.',
  },
  iframeHeadline: {
    de: 'Selbst ausprobieren: Meeting Moderator',
    en: 'Try it yourself: Meeting Moderator',
  },
  projectExamples: [
    {
      picture: 'project-organisationen-2',
      figure: { de: '30\u00a0Min.', en: '30\u00a0min' },
      figureLabel: {
        de: 'pro Woche statt elf Runden im Monat',
        en: 'a week instead of eleven meetings a month',
      },
      company: {
        de: 'Softwarehaus, 150\u00a0Beschäftigte (Beispiel)',
        en: 'Software company, 150\u00a0employees (example)',
      },
      description: {
        de: 'Drei Abteilungen stritten über Prioritäten. Eine gemeinsame Liste und eine halbe Stunde pro Woche ersetzten elf Abstimmungsrunden im Monat.',
        en: 'Three departments were arguing over priorities. One shared list and half an hour a week replaced eleven coordination meetings a month.',
      },
    },
    {
      picture: 'project-organisationen-1',
      figure: { de: '12', en: '12' },
      figureLabel: { de: 'Mitarbeitende leiten Workshops', en: 'members of staff run workshops' },
      company: {
        de: 'Landesbehörde, neun Referate (Beispiel)',
        en: 'State authority, nine units (example)',
      },
      description: {
        de: 'Zwölf Mitarbeitende lernten, Workshops zu leiten. Ein Jahr später moderierte die Behörde ihre Klausuren selbst.',
        en: 'Twelve members of staff learnt to run workshops. A year later the authority was facilitating its own away days.',
      },
    },
    {
      figure: { de: '2 von 4', en: '2 of 4' },
      figureLabel: { de: 'Versuchen sind geblieben', en: 'experiments were kept' },
      company: {
        de: 'Familienunternehmen in dritter Generation (Beispiel)',
        en: 'Third-generation family business (example)',
      },
      description: {
        de: 'Die Nachfolgerin wollte anders führen, ohne alles umzuwerfen. Von vier Versuchen in sechs Monaten blieben zwei: offene Budgets und Entscheidungen dort, wo die Arbeit anfällt.',
        en: 'The new managing director wanted to lead differently without turning everything upside down. Of four experiments in six months, two were kept: open budgets, and decisions made where the work is done.',
      },
    },
  ],
})
