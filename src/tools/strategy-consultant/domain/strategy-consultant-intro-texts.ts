import { group, line, paragraph, seo } from '#site/pages/domain/text-schema.ts'
import type { ServiceNames } from '#site/services/domain/services-texts.ts'
import { type IntroOf, trainingAddress } from '#tools/documents/domain/suggested-training.ts'

/** What visitors read before they use the Strategy Consultant. */
export const STRATEGY_CONSULTANT_INTRO = group('Strategy Consultant', {
  seo: seo({
    title: {
      de: 'Strategy Consultant: erster Strategieentwurf | {{firma}}',
      en: 'Strategy Consultant: a first strategy draft | {{firma}}',
    },
    description: {
      de: 'Aus der Website eines Unternehmens wird ein erster Strategieentwurf: Position, Stärken und offene Fragen, mit Quellen. Annahmen sind als solche gekennzeichnet.',
      en: 'Turn a company website into a first strategy draft: position, strengths and open questions, with sources, and with assumptions marked as such.',
    },
    keywords: [
      { de: 'Strategieentwurf', en: 'strategy draft' },
      { de: 'Positionierung', en: 'positioning' },
      { de: 'offene Fragen', en: 'open questions' },
    ],
    ogTitle: { de: 'Strategy Consultant', en: 'Strategy Consultant' },
    ogDescription: {
      de: 'Von der Webadresse zum ersten Entwurf einer Strategie, mit Quellen.',
      en: 'From a web address to a first strategy draft, with sources.',
    },
  }),
  title: line('Titel', { de: 'Strategy Consultant', en: 'Strategy Consultant' }),
  lead: paragraph('Einleitung', {
    de: 'Gib die Website eines Unternehmens ein. Wir lesen, was dort öffentlich steht, du korrigierst es, und daraus entsteht ein erster Entwurf einer Strategie.',
    en: 'Enter a company’s website. We read what is public, you correct it, and the result is a first draft of a strategy.',
  }),
  promise: paragraph('Wie die Website gelesen wird', {
    de: 'Unser Server liest bis zu zwölf öffentliche Seiten und hält sich dabei an die robots.txt. Gespeichert wird das Ergebnis nur in diesem Browser, solange du es nicht teilst.',
    en: 'Our server reads up to twelve public pages and follows robots.txt. The result is kept in this browser only, unless you share it.',
  }),
  result: group('Was am Ende entsteht', {
    ai: paragraph('Mit KI-Dienst', {
      de: 'Am Ende steht ein Entwurf von einem KI-Dienst oder, ohne ihn, ein Blatt mit belegten Angaben und offenen Fragen. Was keine Textstelle der Website hinter sich hat, ist als Annahme gekennzeichnet.',
      en: 'The result is a draft by an AI service or, without it, a sheet of facts, the passages behind them, and open questions. Anything without a passage from the website behind it is marked as an assumption.',
    }),
    method: paragraph('Ohne KI-Dienst', {
      de: 'Am Ende steht kein fertiges Konzept, sondern ein Blatt: was die Website sagt, mit Textstellen, was auffällt, auf Wunsch im Vergleich mit bis zu drei anderen, welche Fragen offen sind, und eine These zum Ausfüllen.',
      en: 'You won’t get a finished concept but a worksheet: what the website says and the passages behind it, what stands out, a comparison with up to three others if you like, which questions are open, and a thesis to fill in.',
    }),
  }),
  storage: line('Wo die Eingaben bleiben', {
    de: 'Was du eingibst, bleibt in diesem Browser, auch wenn du ihn schließt.',
    en: 'What you enter stays in this browser, even when you close it.',
  }),
  training: trainingAddress,
})

export type StrategyConsultantIntro = IntroOf<typeof STRATEGY_CONSULTANT_INTRO> & {
  /** What the services are called on their pages. */
  readonly services: ServiceNames
}
