import { FIRM } from '#site/pages/web/firm.ts'
import type { LegalTexts } from './legal-page.tsx'

/** SAMPLE CONTENT, to be checked and dated by the firm that runs the website. */
export const texts: LegalTexts = {
  seo: {
    title: `Barrierefreiheit | ${FIRM.name}`,
    description: `Erklärung zur Barrierefreiheit der Website von ${FIRM.name}: unser Ziel, wie wir prüfen, was noch fehlt und wie du uns eine Barriere meldest.`,
    keywords: ['Barrierefreiheit', 'WCAG 2.2', 'Barriere melden'],
    ogTitle: 'Barrierefreiheit',
    ogDescription: 'Unser Ziel, wie wir prüfen und wie du eine Barriere meldest.',
  },
  topic: 'Rechtliches',
  title: 'Barriere\u00adfreiheit',
  notice:
    'Muster: Prüfstand, Datum und zuständige Behörde sind vor der Veröffentlichung zu ergänzen.',
  paragraphs: [
    {
      heading: 'Unser Ziel',
      text: [
        'Alle sollen sich hier informieren und zu einem Training anmelden können. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Diese Erklärung gilt für diese Website mit den Seiten zu den Trainings und der Anmeldung.',
      ],
    },
    {
      heading: 'Wie die Website gebaut ist',
      text: [
        'Jede Seite hat geordnete Überschriften und eine Sprungmarke zum Inhalt. Felder sind beschriftet, Fehler stehen in Worten am Feld, und der Fokus ist immer zu sehen. Keine Bedeutung steckt allein in einer Farbe. Wer im System weniger Bewegung eingestellt hat, sieht weniger davon.',
      ],
    },
    {
      heading: 'Wie wir prüfen',
      text: [
        'Vor jeder Veröffentlichung untersucht das Prüfprogramm axe die Seiten in einem Browser, in der Größe eines Computers und eines Telefons. Die Kontraste unserer Farben sind berechnet. Solche Prüfungen finden nur einen Teil aller Barrieren. Eine unabhängige Stelle hat die Website noch nicht geprüft.',
        'Muster: Hier steht das Datum der letzten Prüfung.',
      ],
    },
    {
      heading: 'Was noch nicht barrierefrei ist',
      text: [
        `Die Karte auf der Kontaktseite stammt von ${FIRM.map.service}. Sie lässt sich nicht vollständig mit Tastatur oder Vorlesesoftware nutzen. Die Adresse steht deshalb auch als Text auf der Seite.`,
        'Die Trainings finden in einem Meeting-Werkzeug mit digitalen Whiteboards statt. Diese Programme sind nicht für alle gleich gut zugänglich. Sag uns vor dem Training, was du brauchst, dann suchen wir mit dir einen Weg.',
      ],
    },
    {
      heading: 'Barrieren melden',
      text: [
        `Du kommst an einer Stelle nicht weiter? Schreib uns, auf welcher Seite und was passiert ist, oder ruf an.\nE-Mail: ${FIRM.email}\nTelefon: ${FIRM.phone.display}`,
      ],
    },
    {
      heading: 'Wenn wir nicht helfen',
      text: [
        'Bist du mit unserer Antwort nicht zufrieden, kannst du dich an die zuständige Marktüberwachungsbehörde wenden. Sie achtet darauf, dass das Barrierefreiheits\u00adstärkungsgesetz eingehalten wird.',
        'Muster: Hier stehen Name und Anschrift der Behörde.',
      ],
    },
  ],
}
