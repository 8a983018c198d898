import { SERVICE_NAMES } from './service-names.ts'
import { serviceTexts } from './service-texts.ts'

/** The project examples are invented. */
export const LOESUNGEN_TEXTS = serviceTexts('Lösungen gestalten', {
  seo: {
    title: { de: 'Lösungen gestalten | {{firma}}', en: 'Design solutions | {{firma}}' },
    description: {
      de: 'In vier bis acht Wochen zum getesteten Prototyp: Wir gestalten Produkte und Services in kleinen Schritten und prüfen sie mit eurer Zielgruppe.',
      en: 'A tested prototype in four to eight weeks: we design products and services with you in small steps and try them out with the people they are for.',
    },
    keywords: [
      { de: 'Prototyping', en: 'prototyping' },
      { de: 'Service Design', en: 'service design' },
      { de: 'Designsprint', en: 'design sprint' },
      { de: 'Nutzertests', en: 'user testing' },
    ],
    ogTitle: { de: 'Lösungen gestalten', en: 'Design solutions' },
    ogDescription: {
      de: 'In vier bis acht Wochen vom verstandenen Problem zum getesteten Prototyp.',
      en: 'From a clear problem to a tested prototype in four to eight weeks.',
    },
  },
  topic: { de: 'Produkte und Services', en: 'Products and services' },
  title: SERVICE_NAMES.loesungen,
  picture: { image: 'service-loesungen', focus: [0, 50] },
  mainText: [
    {
      de: 'Zwischen einem verstandenen Problem und einer guten Lösung liegen viele Entscheidungen. Wir treffen sie mit euch in kleinen Schritten und prüfen sie an Prototypen: erst aus Papier, dann klickbar, zuletzt so, dass man damit arbeiten kann.',
      en: 'There are many decisions between understanding a problem and solving it well. We make them with you in small steps and test them on prototypes: first on paper, then clickable, finally good enough to work with.',
    },
    {
      de: 'Am Tisch sitzen von Anfang an die Leute, die es später bauen, verkaufen und betreuen. So fällt früh auf, was technisch nicht geht, und niemand muss am Ende noch überzeugt werden.',
      en: 'The people who will build, sell and support it are at the table from day one. You find out early what is technically impossible, and nobody has to be won over at the end.',
    },
    {
      de: 'In jeder Runde probieren etwa fünf Menschen aus der Zielgruppe den Prototyp aus, und ihr seht zu. Was sie nicht verstehen, ändern wir. Was niemand benutzt, fliegt raus.',
      en: 'In each round about five people from the target group try the prototype while you watch. We change what they don’t understand and throw out what nobody uses.',
    },
    {
      de: 'Nach vier bis acht Wochen habt ihr einen getesteten Prototyp, die Ergebnisse aller Tests und eine Beschreibung, mit der eure Entwicklung weiterarbeiten kann.',
      en: 'After four to eight weeks you have a tested prototype, the findings from every test and a description your developers can build on.',
    },
  ],
  typicalThemes: {
    de: 'Ein Service ist über Jahre gewachsen, und kaum jemand findet sich noch darin zurecht. Ein neues Produkt soll entstehen, aber alle stellen sich etwas anderes darunter vor. Ein Formular, ein Portal oder ein Antrag löst zu viele Rückfragen aus. Oder ein Team plant einen Designsprint und sucht jemanden, der ihn leitet.',
    en: 'A service has grown over the years, and hardly anyone can find their way around it any more. A new product is on the way, but everyone pictures something different. A form, a portal or an application prompts too many questions. Or a team is planning a design sprint and needs someone to run it.',
  },
  iframeHeadline: {
    de: 'Selbst ausprobieren: Innovation Flight Deck',
    en: 'Try it yourself: Innovation Flight Deck',
  },
  projectExamples: [
    {
      picture: 'project-loesungen-1',
      figure: { de: '9', en: '9' },
      figureLabel: { de: 'Fragen statt 14\u00a0Seiten', en: 'questions instead of 14\u00a0pages' },
      company: {
        de: 'Stadtwerke, 300\u00a0Beschäftigte (Beispiel)',
        en: 'Municipal utility, 300\u00a0employees (example)',
      },
      description: {
        de: 'Der Antrag auf einen Hausanschluss hatte 14\u00a0Seiten. In sechs Wochen entstand ein klickbarer Ablauf mit neun Fragen, getestet mit Bauherrinnen und Bauherren und mit der eigenen Sachbearbeitung.',
        en: 'The application for a mains connection ran to 14\u00a0pages. Six weeks later there was a clickable version with nine questions, tested with people building a home and with the utility’s own staff.',
      },
    },
    {
      picture: 'project-loesungen-2',
      figure: { de: '4-mal', en: '4' },
      figureLabel: { de: 'änderte sich der Griff', en: 'redesigns of the handle' },
      company: { de: 'Hersteller von Gehhilfen (Beispiel)', en: 'Maker of walking aids (example)' },
      description: {
        de: 'Am Anfang stand ein Wunschzettel mit 60\u00a0Punkten, dann kam ein Modell aus Pappe, dann eines zum Anfassen. Getestet wurde in zwei Pflegeheimen. Der Griff änderte sich viermal.',
        en: 'It started with a wish list of 60\u00a0items, then came a cardboard model, then one you could hold. It was tested in two care homes. The handle was redesigned four times.',
      },
    },
    {
      figure: { de: '5\u00a0Tage', en: '5\u00a0days' },
      figureLabel: {
        de: 'bis klar war: Es braucht keine App',
        en: 'to see that no app was needed',
      },
      company: { de: 'Reiseveranstalter (Beispiel)', en: 'Tour operator (example)' },
      description: {
        de: 'Fünf Tage Designsprint zeigten, dass die geplante App nicht nötig war. Eine Nachricht zum richtigen Zeitpunkt löste das Problem.',
        en: 'A five-day design sprint showed that the app they had planned was unnecessary. One message at the right moment solved the problem.',
      },
    },
  ],
})
