import { SERVICE_NAMES } from './service-names.ts'
import { serviceTexts } from './service-texts.ts'

/** The project examples are invented. */
export const POTENZIALE_TEXTS = serviceTexts('Potenziale erkennen', {
  seo: {
    title: { de: 'Potenziale erkennen | {{firma}}', en: 'Recognise potential | {{firma}}' },
    description: {
      de: 'Wo lohnt sich ein zweiter Blick? Aus Interviews, Daten und Marktbeobachtung werden geordnete Chancen, eine Auswahl und ein Plan, sie zu prüfen.',
      en: 'What deserves a second look? Interviews, data and market research become a ranked set of opportunities, a reasoned choice and a plan to test it.',
    },
    keywords: [
      { de: 'Marktanalyse', en: 'market analysis' },
      { de: 'Innovationsstrategie', en: 'innovation strategy' },
      { de: 'Kundeninterviews', en: 'customer interviews' },
      { de: 'Chancen bewerten', en: 'assessing opportunities' },
    ],
    ogTitle: { de: 'Potenziale erkennen', en: 'Recognise potential' },
    ogDescription: {
      de: 'Aus Interviews, Daten und Marktbeobachtung werden Chancen, die ihr prüfen könnt.',
      en: 'Interviews, data and market research become opportunities you can test.',
    },
  },
  topic: { de: 'Markt und Strategie', en: 'Market and strategy' },
  title: SERVICE_NAMES.potenziale,
  picture: { image: 'service-potenziale', focus: [22, 30] },
  mainText: [
    {
      de: 'Die meisten Unternehmen wissen viel über ihre Kundschaft. Das Wissen liegt nur verstreut: im Vertrieb, in der Hotline, in Tabellen, die nach dem Quartal niemand mehr öffnet. Wir holen es an einen Tisch und legen daneben, was draußen passiert: neue Anbieter, neue Technik, neue Gewohnheiten.',
      en: 'Most companies know a great deal about their customers. It’s just scattered: in sales, on the helpline, in spreadsheets nobody opens again once the quarter is over. We bring it to one table and set it beside what’s happening outside: new competitors, new technology, new habits.',
    },
    {
      de: 'Wir beginnen mit eurer Frage und sprechen mit Menschen, die sie betrifft. Acht bis zwölf Interviews reichen meist, um Muster zu sehen. Dazu werten wir aus, was ihr an Daten schon habt, und prüfen öffentliche Quellen.',
      en: 'We start with your question and talk to the people it affects. Eight to twelve interviews are usually enough to see patterns. We also analyse the data you already have and check public sources.',
    },
    {
      de: 'Aus den Beobachtungen werden Chancen, über die sich reden lässt: wem sie nützen, was sie wert sein könnten und was stimmen müsste, damit sie tragen. An einem Tag im Werkraum bewertet ihr sie mit uns.',
      en: 'Our observations become opportunities you can discuss: who they help, what they might be worth and what would have to be true for them to work. You spend a day in our workshop weighing them up with us.',
    },
    {
      de: 'Am Ende habt ihr eine Handvoll geordneter Chancen, eine begründete Auswahl und einen Plan, wie ihr die wichtigste in den nächsten Wochen prüft. Manchmal steht darin auch, was ihr lassen könnt.',
      en: 'You end up with a handful of ranked opportunities, a reasoned choice and a plan for testing the most important one over the next few weeks. Sometimes it also says what you can drop.',
    },
  ],
  typicalThemes: {
    de: 'Ein Markt verändert sich schneller als das eigene Angebot. KI ist im Haus, aber niemand weiß, wo sie wirklich nützt. Die Strategie steht, doch dem Team fehlen die nächsten Schritte. Oder es gibt zu viele Ideen und keinen Maßstab, um zwischen ihnen zu wählen.',
    en: 'A market is changing faster than your own offer. AI has arrived, but nobody knows where it really helps. There is a strategy, but the team doesn’t know what to do next. Or there are too many ideas and no yardstick for choosing between them.',
  },
  iframeHeadline: {
    de: 'Selbst ausprobieren: Strategy Consultant',
    en: 'Try it yourself: Strategy Consultant',
  },
  projectExamples: [
    {
      picture: 'project-potenziale-2',
      figure: { de: '11', en: '11' },
      figureLabel: {
        de: 'Interviews zeigten die eigentliche Sorge',
        en: 'interviews revealed the real worry',
      },
      company: {
        de: 'Maschinenbauer, 800\u00a0Beschäftigte (Beispiel)',
        en: 'Machinery manufacturer, 800\u00a0employees (example)',
      },
      description: {
        de: 'Der Verkauf neuer Anlagen stockte. In elf Interviews zeigte sich, dass die Kundschaft Stillstand mehr fürchtet als hohe Preise. Aus drei Chancen wählte das Team die Wartung zum Festpreis und prüfte sie mit fünf Bestandskunden.',
        en: 'Sales of new machines had stalled. Eleven interviews showed that customers feared downtime more than high prices. Out of three opportunities the team chose fixed-price maintenance and tested it with five existing customers.',
      },
    },
    {
      picture: 'project-potenziale-1',
      figure: { de: '4', en: '4' },
      figureLabel: {
        de: 'Stellen, an denen Versicherte abbrachen',
        en: 'places where people gave up',
      },
      company: {
        de: 'Regionale Krankenversicherung (Beispiel)',
        en: 'Regional health insurer (example)',
      },
      description: {
        de: 'Die Beschwerden eines Jahres, nach Anlass statt nach Abteilung sortiert, führten zu vier Stellen, an denen Versicherte abbrachen. Zwei davon ließen sich mit besseren Briefen beheben.',
        en: 'A year’s worth of complaints, sorted by cause rather than department, pointed to four places where people give up. Two of them could be fixed with better letters.',
      },
    },
    {
      figure: { de: '40 → 3', en: '40 → 3' },
      figureLabel: { de: 'Ideen, nach zwei Workshops', en: 'ideas, after two workshops' },
      company: { de: 'Fachverlag (Beispiel)', en: 'Specialist publisher (example)' },
      description: {
        de: 'Auf der Liste standen 40\u00a0Ideen für KI. Nach zwei Workshops waren es noch drei, jede mit einem Test und einer Person, die ihn verantwortet.',
        en: 'There were 40\u00a0ideas for AI on the list. After two workshops three were left, each with a test and a person responsible for it.',
      },
    },
  ],
})
