import { FIRM } from '#site/pages/web/firm.ts'
import type { ServiceTexts } from './service-texts.ts'

/** SAMPLE CONTENT, to be replaced: the project examples are invented. */
export const texts: ServiceTexts = {
  seo: {
    title: `Lösungen gestalten | ${FIRM.name}`,
    description:
      'In vier bis acht Wochen zum getesteten Prototyp: Wir gestalten Produkte und Services in kleinen Schritten und prüfen sie mit eurer Zielgruppe.',
    keywords: ['Prototyping', 'Service Design', 'Designsprint', 'Nutzertests'],
    ogTitle: 'Lösungen gestalten',
    ogDescription: 'In vier bis acht Wochen vom verstandenen Problem zum getesteten Prototyp.',
  },
  topic: 'Produkte und Services',
  title: 'Lösungen gestalten',
  mainText: [
    'Zwischen einem verstandenen Problem und einer guten Lösung liegen viele Entscheidungen. Wir treffen sie mit euch in kleinen Schritten und prüfen sie an Prototypen: erst aus Papier, dann klickbar, zuletzt so, dass man damit arbeiten kann.',
    'Am Tisch sitzen von Anfang an die Leute, die es später bauen, verkaufen und betreuen. So fällt früh auf, was technisch nicht geht, und niemand muss am Ende noch überzeugt werden.',
    'In jeder Runde probieren etwa fünf Menschen aus der Zielgruppe den Prototyp aus, und ihr seht zu. Was sie nicht verstehen, ändern wir. Was niemand benutzt, fliegt raus.',
    'Nach vier bis acht Wochen habt ihr einen getesteten Prototyp, die Ergebnisse aller Tests und eine Beschreibung, mit der eure Entwicklung weiterarbeiten kann.',
  ],
  typicalThemes:
    'Ein Service ist über Jahre gewachsen, und kaum jemand findet sich noch darin zurecht. Ein neues Produkt soll entstehen, aber alle stellen sich etwas anderes darunter vor. Ein Formular, ein Portal oder ein Antrag löst zu viele Rückfragen aus. Oder ein Team plant einen Designsprint und sucht jemanden, der ihn leitet.',
  iframeHeadline: 'Selbst ausprobieren: Innovation Flight Deck',
  projectExamples: [
    {
      picture: 'project-loesungen-1',
      figure: { value: '9', label: 'Fragen statt 14\u00a0Seiten' },
      company: 'Stadtwerke, 300\u00a0Beschäftigte (Beispiel)',
      description:
        'Der Antrag auf einen Hausanschluss hatte 14\u00a0Seiten. In sechs Wochen entstand ein klickbarer Ablauf mit neun Fragen, getestet mit Bauleuten und der eigenen Sachbearbeitung.',
    },
    {
      picture: 'project-loesungen-2',
      figure: { value: '4-mal', label: 'änderte sich der Griff' },
      company: 'Hersteller von Gehhilfen (Beispiel)',
      description:
        'Am Anfang stand ein Wunschzettel mit 60\u00a0Punkten, dann kam ein Modell aus Pappe, dann eines zum Anfassen. Getestet wurde in zwei Pflegeheimen. Der Griff änderte sich viermal.',
    },
    {
      figure: { value: '5\u00a0Tage', label: 'bis klar war: Es braucht keine App' },
      company: 'Reiseveranstalter (Beispiel)',
      description:
        'Fünf Tage Designsprint zeigten, dass die geplante App nicht nötig war. Eine Nachricht zum richtigen Zeitpunkt löste das Problem.',
    },
  ],
}
