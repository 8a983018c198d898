import {
  group,
  line,
  paragraph,
  picture,
  seo,
  type TextsOf,
} from '#site/pages/domain/text-schema.ts'

/** The texts of the contact page. */
export const CONTACT_TEXTS = group('Kontakt', {
  seo: seo({
    title: { de: 'Kontakt | {{firma}}', en: 'Contact | {{firma}}' },
    description: {
      de: 'So erreicht ihr {{firma}} in {{ort}}: Telefon, E-Mail, Adresse und Karte. Erzählt uns von eurem Vorhaben oder fragt nach Trainings und Räumen.',
      en: 'How to reach {{firma}} in {{ort}}: phone, email, address and map. Tell us what you have in mind, or ask about our training sessions and spaces.',
    },
    keywords: [
      { de: 'Kontakt', en: 'contact' },
      { de: 'Adresse', en: 'address' },
      { de: 'Innovationsberatung {{ort}}', en: 'innovation consultancy {{ort}}' },
    ],
    ogTitle: {
      de: 'Wir freuen uns, von euch zu hören!',
      en: 'We look forward to hearing from you!',
    },
    ogDescription: {
      de: 'Telefon, E-Mail, Adresse und Karte: So erreicht ihr uns in {{ort}}.',
      en: 'Phone, email, address and map: how to reach us in {{ort}}.',
    },
  }),
  title: line('Titel', {
    de: 'Wir freuen uns, von euch zu hören!',
    en: 'We look forward to hearing from you!',
  }),
  picture: picture('Bild oben', { image: 'contact-hero', alt: { de: '', en: '' } }),
  intro: paragraph('Einleitung', {
    de: 'Erzählt uns, woran euer Team gerade arbeitet oder wo es hakt. Wir hören zu, fragen nach und sagen euch offen, ob wir die Richtigen dafür sind. Auch Fragen zu Trainings und Räumen beantworten wir gern.',
    en: 'Tell us what your team is working on, or where it’s stuck. We listen, ask questions and tell you frankly whether we’re the right people for it. We’re just as happy to answer questions about training and spaces.',
  }),
  map: group('Karte', {
    title: line('Name der Karte für Vorleseprogramme', {
      de: 'Karte mit dem Standort von {{firma}}',
      en: 'Map showing where to find {{firma}}',
    }),
    notice: paragraph('Hinweis neben der Karte', {
      de: 'Die Karte kommt von {{kartendienst}}. Wenn ihr sie ladet, erfährt der Dienst eure IP-Adresse. Vorher wird nichts dorthin übertragen, und eure Wahl wird nicht gespeichert.',
      en: 'The map comes from {{kartendienst}}. If you load it, the service learns your IP address. Nothing is sent there before that, and your choice isn’t stored.',
    }),
    load: line('Knopf', { de: 'Karte laden', en: 'Load map' }),
    link: line('Link', {
      de: 'Standort bei {{kartendienst}} ansehen',
      en: 'See the location on {{kartendienst}}',
    }),
  }),
})

export type ContactTexts = TextsOf<typeof CONTACT_TEXTS>
