import { legalTexts } from './legal-texts.ts'

/** The texts of the imprint. A lawyer should see them. */
export const IMPRINT_TEXTS = legalTexts('Impressum', {
  seo: {
    title: { de: 'Impressum | {{firma}}', en: 'Imprint | {{firma}}' },
    description: {
      de: 'Impressum von {{firma}} in {{ort}}: Anschrift, Kontakt, Vertretung, Registereintrag und Umsatzsteuer-Identifikationsnummer nach §\u00a05 DDG.',
      en: 'Legal notice of {{firma}} in {{ort}}: address, contact details, representatives, register entry and VAT identification number as required by German law.',
    },
    keywords: [
      { de: 'Impressum', en: 'imprint' },
      { de: 'Anbieterkennzeichnung', en: 'legal notice' },
      { de: 'Anschrift', en: 'company details' },
    ],
    ogTitle: { de: 'Impressum', en: 'Imprint' },
    ogDescription: {
      de: 'Anschrift, Kontakt, Vertretung und Registereintrag.',
      en: 'Address, contact details, representatives and register entry.',
    },
  },
  topic: { de: 'Rechtliches', en: 'Legal' },
  title: { de: 'Impressum', en: 'Imprint' },
  notice: {
    de: 'Muster: Firma, Personen, Adresse und Nummern sind erfunden. Vor der Veröffentlichung sind alle Angaben zu ersetzen.',
    en: 'Sample: the company, people, address and numbers are invented. Replace all of them before publishing.',
  },
  paragraphs: [
    {
      heading: {
        de: 'Angaben nach §\u00a05 DDG',
        en: 'Information under section\u00a05 of the German Digital Services Act (DDG)',
      },
      text: [
        {
          de: '{{rechtsname}}\n{{strasse}}\n{{plz}} {{ort}}\n{{land}}',
          en: '{{rechtsname}}\n{{strasse}}\n{{plz}} {{ort}}\n{{land}}',
        },
      ],
    },
    {
      heading: { de: 'Kontakt', en: 'Contact' },
      text: [
        {
          de: 'Telefon: {{telefon}}\nE-Mail: {{email}}',
          en: 'Phone: {{telefon}}\nEmail: {{email}}',
        },
      ],
    },
    {
      heading: { de: 'Vertreten durch', en: 'Represented by' },
      text: [{ de: '{{vertretung}}', en: '{{vertretung}}' }],
    },
    {
      heading: { de: 'Registereintrag', en: 'Register entry' },
      text: [
        {
          de: 'Eingetragen im Handelsregister\nRegistergericht: {{registergericht}}\nRegisternummer: {{registernummer}}',
          en: 'Entered in the commercial register\nRegister court: {{registergericht}}\nRegister number: {{registernummer}}',
        },
      ],
    },
    {
      heading: { de: 'Umsatzsteuer-Identifikations\u00adnummer', en: 'VAT identification number' },
      text: [
        {
          de: 'Nach §\u00a027a Umsatzsteuergesetz: {{ust_id}}',
          en: 'Under section\u00a027a of the German VAT Act: {{ust_id}}',
        },
      ],
    },
    {
      heading: {
        de: 'Verantwortlich für den Inhalt nach §\u00a018 Abs.\u00a02 MStV',
        en: 'Responsible for content under section\u00a018(2) of the German Interstate Media Treaty (MStV)',
      },
      text: [
        {
          de: '{{verantwortlich}}, Anschrift wie oben',
          en: '{{verantwortlich}}, address as above',
        },
      ],
    },
    {
      heading: { de: 'Streitbeilegung', en: 'Dispute resolution' },
      text: [
        {
          de: 'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet (§\u00a036 VSBG).',
          en: 'We do not take part in dispute resolution proceedings before a consumer arbitration board, and we are not obliged to (section\u00a036 of the German Consumer Dispute Resolution Act, VSBG).',
        },
      ],
    },
  ],
})
