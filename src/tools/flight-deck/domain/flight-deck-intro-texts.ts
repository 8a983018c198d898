import { group, line, paragraph, seo } from '#site/pages/domain/text-schema.ts'
import { type IntroOf, trainingAddress } from '#tools/documents/domain/suggested-training.ts'

/** What visitors read before they use the Innovation Flight Deck. */
export const FLIGHT_DECK_INTRO = group('Innovation Flight Deck', {
  seo: seo({
    title: {
      de: 'Innovation Flight Deck: Designsprint im Kleinen | {{firma}}',
      en: 'Innovation Flight Deck: a small design sprint | {{firma}}',
    },
    description: {
      de: 'Vom Problem zum testbaren Konzept: Fragen finden, Ideen sammeln, auswählen und auf einer Seite festhalten. Kostenlos und direkt im Browser.',
      en: 'From a problem to a concept you can test: frame questions, collect ideas, choose, and write it down on one page. Free, and in your browser.',
    },
    keywords: [
      { de: 'Designsprint', en: 'design sprint' },
      { de: 'Ideen finden', en: 'idea generation' },
      { de: 'Wie könnten wir', en: 'how might we' },
      { de: 'Konzept testen', en: 'concept testing' },
    ],
    ogTitle: { de: 'Innovation Flight Deck', en: 'Innovation Flight Deck' },
    ogDescription: {
      de: 'Ein Designsprint im Kleinformat: vom Problem zu Lösungsansätzen.',
      en: 'A small design sprint: from a problem to possible solutions.',
    },
  }),
  title: line('Titel', { de: 'Innovation Flight Deck', en: 'Innovation Flight Deck' }),
  lead: paragraph('Einleitung', {
    de: 'Ein Designsprint im Kleinformat: vom Problem über gute Fragen und viele Ideen zu einem Konzept auf einer Seite, das ihr testen könnt.',
    en: 'A small design sprint: from the problem through good questions and many ideas to a one-page concept that you can test.',
  }),
  team: line('Wie viele im Team arbeiten', {
    de: 'Bis zu zwölf Leute, jede Person am eigenen Gerät.',
    en: 'Up to twelve people, each on their own device.',
  }),
  storage: line('Wo die Eingaben bleiben', {
    de: 'Was ihr schreibt, bleibt in diesem Browser, solange ihr es nicht teilt.',
    en: 'What you write stays in this browser unless you share it.',
  }),
  training: trainingAddress,
})

export type FlightDeckIntro = IntroOf<typeof FLIGHT_DECK_INTRO>
