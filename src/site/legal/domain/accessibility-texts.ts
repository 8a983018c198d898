import { legalTexts } from './legal-texts.ts'

/** The texts of the accessibility statement, to be checked and dated by the firm that runs the website. */
export const ACCESSIBILITY_TEXTS = legalTexts('Barrierefreiheit', {
  seo: {
    title: { de: 'Barrierefreiheit | {{firma}}', en: 'Accessibility | {{firma}}' },
    description: {
      de: 'Erklärung zur Barrierefreiheit der Website von {{firma}}: unser Ziel, wie wir prüfen, was noch fehlt und wie du uns eine Barriere meldest.',
      en: 'Accessibility statement for the website of {{firma}}: what we aim for, how we test, what is still missing and how you can report a barrier.',
    },
    keywords: [
      { de: 'Barrierefreiheit', en: 'accessibility' },
      { de: 'WCAG 2.2', en: 'accessibility statement' },
      { de: 'Barriere melden', en: 'report a barrier' },
    ],
    ogTitle: { de: 'Barrierefreiheit', en: 'Accessibility' },
    ogDescription: {
      de: 'Unser Ziel, wie wir prüfen und wie du eine Barriere meldest.',
      en: 'What we aim for, how we test and how to report a barrier.',
    },
  },
  topic: { de: 'Rechtliches', en: 'Legal' },
  title: { de: 'Barriere\u00adfreiheit', en: 'Accessibility' },
  notice: {
    de: 'Muster: Prüfstand, Datum und zuständige Behörde sind vor der Veröffentlichung zu ergänzen.',
    en: 'Sample: before publishing, add the test status, the date and the responsible authority.',
  },
  paragraphs: [
    {
      heading: { de: 'Unser Ziel', en: 'Our aim' },
      text: [
        {
          de: 'Alle sollen sich hier informieren und zu einem Training anmelden können. Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Diese Erklärung gilt für diese Website mit den Seiten zu den Trainings und der Anmeldung.',
          en: 'Everyone should be able to find information here and register for training. Our standard is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. This statement covers this website, including the training pages and the registration form, which are in German.',
        },
      ],
    },
    {
      heading: { de: 'Wie die Website gebaut ist', en: 'How the website is built' },
      text: [
        {
          de: 'Jede Seite hat geordnete Überschriften und eine Sprungmarke zum Inhalt. Felder sind beschriftet, Fehler stehen in Worten am Feld, und der Fokus ist immer zu sehen. Keine Bedeutung steckt allein in einer Farbe. Wer im System weniger Bewegung eingestellt hat, sieht weniger davon.',
          en: 'Every page has headings in order and a link that skips to the content. Fields are labelled, errors are put into words beside the field, and the focus is always visible. No meaning rests on colour alone. If your system is set to reduce motion, you see less of it.',
        },
      ],
    },
    {
      heading: { de: 'Wie wir prüfen', en: 'How we test' },
      text: [
        {
          de: 'Vor jeder Veröffentlichung untersucht das Prüfprogramm axe die Seiten in einem Browser, in der Größe eines Computers und eines Telefons. Die Kontraste unserer Farben sind berechnet. Solche Prüfungen finden nur einen Teil aller Barrieren. Eine unabhängige Stelle hat die Website noch nicht geprüft.',
          en: 'Before every release the testing tool axe examines the pages in a browser, at the size of a computer and of a phone. The contrast of our colours has been calculated. Tests like these find only some of the barriers. The website has not yet been assessed by an independent body.',
        },
        {
          de: 'Muster: Hier steht das Datum der letzten Prüfung.',
          en: 'Sample: the date of the last test goes here.',
        },
      ],
    },
    {
      heading: { de: 'Was noch nicht barrierefrei ist', en: 'What is not yet accessible' },
      text: [
        {
          de: 'Die Karte auf der Kontaktseite stammt von {{kartendienst}}. Sie lässt sich nicht vollständig mit Tastatur oder Vorlesesoftware nutzen. Die Adresse steht deshalb auch als Text auf der Seite.',
          en: 'The map on the contact page comes from {{kartendienst}}. It cannot be used fully with a keyboard or a screen reader. That is why the address is on the page as text too.',
        },
        {
          de: 'Die Trainings finden in einem Meeting-Werkzeug mit digitalen Whiteboards statt. Diese Programme sind nicht für alle gleich gut zugänglich. Sag uns vor dem Training, was du brauchst, dann suchen wir mit dir einen Weg.',
          en: 'Training takes place in a meeting tool with digital whiteboards. These programs do not work equally well for everyone. Tell us before the session what you need, and we will look for a way together.',
        },
      ],
    },
    {
      heading: { de: 'Barrieren melden', en: 'Report a barrier' },
      text: [
        {
          de: 'Du kommst an einer Stelle nicht weiter? Schreib uns, auf welcher Seite und was passiert ist, oder ruf an.\nE-Mail: {{email}}\nTelefon: {{telefon}}',
          en: 'Stuck somewhere? Write to tell us which page you were on and what happened, or call us.\nEmail: {{email}}\nPhone: {{telefon}}',
        },
      ],
    },
    {
      heading: { de: 'Wenn wir nicht helfen', en: 'If we do not help' },
      text: [
        {
          de: 'Bist du mit unserer Antwort nicht zufrieden, kannst du dich an die zuständige Marktüberwachungsbehörde wenden. Sie achtet darauf, dass das Barrierefreiheits\u00adstärkungsgesetz eingehalten wird.',
          en: 'If you are not satisfied with our answer, you can turn to the responsible market surveillance authority. It makes sure that the German Accessibility Strengthening Act is complied with.',
        },
        {
          de: 'Muster: Hier stehen Name und Anschrift der Behörde.',
          en: 'Sample: the name and address of the authority go here.',
        },
      ],
    },
  ],
})
