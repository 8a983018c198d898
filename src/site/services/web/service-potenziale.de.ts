import { FIRM } from '#site/pages/web/firm.ts'
import type { ServiceTexts } from './service-texts.ts'

/** SAMPLE CONTENT, to be replaced: the project examples are invented. */
export const texts: ServiceTexts = {
  seo: {
    title: `Potenziale erkennen | ${FIRM.name}`,
    description:
      'Wo lohnt sich ein zweiter Blick? Aus Interviews, Daten und Marktbeobachtung werden geordnete Chancen, eine Auswahl und ein Plan, sie zu prüfen.',
    keywords: ['Marktanalyse', 'Innovationsstrategie', 'Kundeninterviews', 'Chancen bewerten'],
    ogTitle: 'Potenziale erkennen',
    ogDescription:
      'Aus Interviews, Daten und Marktbeobachtung werden Chancen, die ihr prüfen könnt.',
  },
  topic: 'Markt und Strategie',
  title: 'Potenziale erkennen',
  mainText: [
    'Die meisten Unternehmen wissen viel über ihre Kundschaft. Das Wissen liegt nur verstreut: im Vertrieb, in der Hotline, in Tabellen, die nach dem Quartal niemand mehr öffnet. Wir holen es an einen Tisch und legen daneben, was draußen passiert: neue Anbieter, neue Technik, neue Gewohnheiten.',
    'Wir beginnen mit eurer Frage und sprechen mit Menschen, die sie betrifft. Acht bis zwölf Interviews reichen meist, um Muster zu sehen. Dazu werten wir aus, was ihr an Daten schon habt, und prüfen öffentliche Quellen.',
    'Aus den Beobachtungen werden Chancen, über die sich reden lässt: wem sie nützen, was sie wert sein könnten und was stimmen müsste, damit sie tragen. An einem Tag im Werkraum bewertet ihr sie mit uns.',
    'Am Ende habt ihr eine Handvoll geordneter Chancen, eine begründete Auswahl und einen Plan, wie ihr die wichtigste in den nächsten Wochen prüft. Manchmal steht darin auch, was ihr lassen könnt.',
  ],
  typicalThemes:
    'Ein Markt verändert sich schneller als das eigene Angebot. KI ist im Haus, aber niemand weiß, wo sie wirklich nützt. Die Strategie steht, doch dem Team fehlen die nächsten Schritte. Oder es gibt zu viele Ideen und keinen Maßstab, um zwischen ihnen zu wählen.',
  iframeHeadline: 'Selbst ausprobieren: Strategy Consultant',
  projectExamples: [
    {
      picture: 'project-potenziale-2',
      figure: { value: '11', label: 'Interviews zeigten die wahre Sorge' },
      company: 'Maschinenbauer, 800\u00a0Beschäftigte (Beispiel)',
      description:
        'Der Verkauf neuer Anlagen stockte. In elf Interviews zeigte sich, dass die Kundschaft Stillstand mehr fürchtet als hohe Preise. Aus drei Chancen wählte das Team die Wartung zum Festpreis und prüfte sie mit fünf Bestandskunden.',
    },
    {
      picture: 'project-potenziale-1',
      figure: { value: '4', label: 'Stellen, an denen Versicherte aufgaben' },
      company: 'Regionale Krankenversicherung (Beispiel)',
      description:
        'Die Beschwerden eines Jahres, nach Anlass statt nach Abteilung sortiert, führten zu vier Stellen, an denen Versicherte aufgeben. Zwei davon ließen sich mit besseren Briefen beheben.',
    },
    {
      figure: { value: '40 → 3', label: 'Ideen, nach zwei Workshops' },
      company: 'Fachverlag (Beispiel)',
      description:
        'Auf der Liste standen 40\u00a0Ideen für KI. Nach zwei Workshops waren es noch drei, jede mit einem Test und einer Person, die ihn verantwortet.',
    },
  ],
}
