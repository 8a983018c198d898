import { FIRM } from '#site/pages/web/firm.ts'
import type { ServiceTexts } from './service-texts.ts'

/** SAMPLE CONTENT, to be replaced: the project examples are invented. */
export const texts: ServiceTexts = {
  seo: {
    title: `Organisationen entwickeln | ${FIRM.name}`,
    description:
      'Damit Neues im Alltag bleibt: Wir sehen uns an, wie bei euch entschieden wird, probieren Änderungen mit euch aus und bilden eure Leute aus.',
    keywords: ['Organisationsentwicklung', 'Zusammenarbeit', 'Moderation', 'Führung'],
    ogTitle: 'Organisationen entwickeln',
    ogDescription: 'Rollen, Routinen und Räume, in denen Neues Bestand hat.',
  },
  topic: 'Zusammenarbeit',
  title: 'Organisationen entwickeln',
  mainText: [
    'An Ideen fehlt es selten. Neues scheitert am vollen Kalender, an unklaren Zuständigkeiten und an Runden, in denen viel geredet und wenig entschieden wird. Dort setzen wir an.',
    'Wir sehen uns an, wie bei euch Entscheidungen entstehen: Wir sitzen in Meetings, lesen Protokolle und sprechen mit Menschen aus allen Ebenen. Danach sagen wir euch, was uns aufgefallen ist, auch wenn es unbequem ist.',
    'Dann probiert ihr Änderungen aus, eine nach der anderen und jede mit Ablaufdatum: eine neue Rolle für acht Wochen, ein Meeting weniger, ein fester Tag für Projekte. Was hilft, bleibt. Alles andere endet von selbst.',
    'Währenddessen bilden wir Leute aus euren Reihen aus, die moderieren und Teams begleiten. Das Ziel ist, dass ihr uns nach sechs bis zwölf Monaten dafür nicht mehr braucht.',
  ],
  typicalThemes:
    'Ein Innovationsteam arbeitet neben dem Tagesgeschäft her und findet kein Gehör. Führungskräfte wollen Verantwortung abgeben und wissen nicht, wie. Zwei Bereiche sollen zusammenwachsen. Oder KI kommt in den Alltag, und es fehlen Regeln und Übung.',
  iframeHeadline: 'Selbst ausprobieren: Meeting Moderator',
  projectExamples: [
    {
      picture: 'project-organisationen-2',
      figure: { value: '30\u00a0min', label: 'pro Woche statt elf Runden im Monat' },
      company: 'Softwarehaus, 150\u00a0Beschäftigte (Beispiel)',
      description:
        'Drei Abteilungen stritten über Prioritäten. Eine gemeinsame Liste und eine halbe Stunde pro Woche ersetzten elf Abstimmungsrunden im Monat.',
    },
    {
      picture: 'project-organisationen-1',
      figure: { value: '12', label: 'Mitarbeitende leiten Workshops' },
      company: 'Landesbehörde, neun Referate (Beispiel)',
      description:
        'Zwölf Mitarbeitende lernten, Workshops zu leiten. Ein Jahr später moderierte die Behörde ihre Klausuren selbst.',
    },
    {
      figure: { value: '2 von 4', label: 'Versuchen sind geblieben' },
      company: 'Familienunternehmen in dritter Generation (Beispiel)',
      description:
        'Die Nachfolgerin wollte anders führen, ohne alles umzuwerfen. Von vier Versuchen in sechs Monaten blieben zwei: offene Budgets und Entscheidungen dort, wo die Arbeit anfällt.',
    },
  ],
}
