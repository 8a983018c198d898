import { group, line, paragraph, picture, type TextsOf } from './text-schema.ts'

/** The texts of header and footer of every public page, and the names of facts that several pages show. */
export const SITE_TEXTS = group('Kopf und Fuß aller Seiten', {
  skip: line('Link für Tastaturen, der zum Inhalt springt', {
    de: 'Zum Inhalt springen',
    en: 'Skip to content',
  }),
  nav: group('Navigation', {
    label: line('Name der Navigation für Vorleseprogramme', {
      de: 'Hauptnavigation',
      en: 'Main navigation',
    }),
    home: line('Name des Logos für Vorleseprogramme', {
      de: '{{firma}}, zur Startseite',
      en: '{{firma}}, home page',
    }),
    services: line('Link zu den Leistungen', { de: 'Leistungen', en: 'Services' }),
    tools: line('Link zu den Werkzeugen', { de: 'Werkzeuge', en: 'Tools' }),
    toolsWithAi: line('Link zu den Werkzeugen, wenn ein KI-Dienst eingerichtet ist', {
      de: 'KI-Werkzeuge',
      en: 'AI tools',
    }),
    team: line('Link zum Team', { de: 'Team', en: 'Team' }),
    spaces: line('Link zu den Räumen', { de: 'Räume', en: 'Spaces' }),
    trainings: line('Link zu den Trainings', { de: 'Trainings', en: 'Training (DE)' }),
    contact: line('Link zum Kontakt, auch Überschrift im Fuß', { de: 'Kontakt', en: 'Contact' }),
    openMenu: line('Knopf, der das Menü auf Telefonen öffnet', {
      de: 'Menü öffnen',
      en: 'Open menu',
    }),
    closeMenu: line('Knopf, der das Menü auf Telefonen schließt', {
      de: 'Menü schließen',
      en: 'Close menu',
    }),
    back: line('Knopf, der zur vorigen Seite führt', { de: 'Zurück', en: 'Back' }),
    // In the other language: the link has its `lang`.
    languageToggle: group('Link zur anderen Sprache, in dieser Sprache', {
      text: line('Kürzel', { de: 'EN', en: 'DE' }),
      name: line('Name für Vorleseprogramme', {
        de: 'EN: Switch to English',
        en: 'DE: Auf Deutsch wechseln',
      }),
    }),
  }),
  labels: group('Namen von Angaben', {
    address: line('Über der Anschrift', { de: 'Adresse', en: 'Address' }),
    location: line('Über der Lage', { de: 'Lage', en: 'Where we are' }),
    phone: line('Über der Telefonnummer', { de: 'Telefon', en: 'Phone' }),
    email: line('Über der E-Mail-Adresse', { de: 'E-Mail', en: 'Email' }),
    openingHours: line('Über den Öffnungszeiten', {
      de: 'Öffnungszeiten',
      en: 'Opening hours',
    }),
    taxId: line('Vor der Umsatzsteuer-Identifikationsnummer', { de: 'USt-IdNr.', en: 'VAT ID' }),
    contents: line('Über dem Inhaltsverzeichnis einer Seite', {
      de: 'Auf dieser Seite',
      en: 'On this page',
    }),
  }),
  footer: group('Fuß', {
    label: line('Name der Links für Vorleseprogramme', { de: 'Weitere Seiten', en: 'More pages' }),
    trainings: line('Link zu den Trainings', { de: 'Trainings', en: 'Training (in German)' }),
    pages: group('Links zu rechtlichen Seiten', {
      impressum: line('Link zum Impressum', { de: 'Impressum', en: 'Imprint' }),
      datenschutz: line('Link zum Datenschutz', { de: 'Datenschutz', en: 'Privacy' }),
      teilnahmebedingungen: line('Link zu den Teilnahmebedingungen', {
        de: 'Teilnahmebedingungen',
        en: 'Terms of participation',
      }),
      barrierefreiheit: line('Link zur Barrierefreiheit', {
        de: 'Barrierefreiheit',
        en: 'Accessibility',
      }),
    }),
    and: line('Zwischen Datenschutz und Cookies', { de: 'und', en: 'and' }),
    cookies: line('Link zu den Cookies', { de: 'Cookies', en: 'Cookies' }),
    admin: line('Link zur Verwaltung', { de: 'Admin', en: 'Admin' }),
    linkedin: line('Link zu LinkedIn', { de: 'LinkedIn', en: 'LinkedIn' }),
    instagram: line('Link zu Instagram', { de: 'Instagram', en: 'Instagram' }),
    alsoIn: line('Vor dem Ort der Schwesterseite', { de: 'Auch in', en: 'Also in' }),
    opensInNewTab: line('Zusatz für Vorleseprogramme an Links, die einen neuen Tab öffnen', {
      de: '(öffnet einen neuen Tab)',
      en: '(opens in a new tab)',
    }),
  }),
  notFound: group('Seite, die es nicht gibt', {
    explanation: paragraph('Erklärung', {
      de: 'Diese Seite gibt es nicht. Vielleicht ist der Link veraltet, oder in der Adresse steckt ein Tippfehler.',
      en: 'This page doesn’t exist. The link may be out of date, or there may be a typo in the address.',
    }),
    home: line('Knopf, der zur Startseite führt', {
      de: 'Zur Startseite',
      en: 'Go to the home page',
    }),
    picture: picture('Bild', {
      image: 'not-found',
      alt: {
        de: 'Ein Papierflieger ist auf einer einsamen Insel gelandet, neben einem Wegweiser.',
        en: 'A paper plane has landed on a lonely island, beside a signpost.',
      },
    }),
  }),
})

export type SiteTexts = TextsOf<typeof SITE_TEXTS>
