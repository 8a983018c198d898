import type { ServicesTexts } from './service-texts.ts'

export const servicesTexts: ServicesTexts = {
  typicalThemesTitle: 'Typische Themen',
  projectExamplesTitle: 'Projektbeispiele',
  contact: 'Gespräch vereinbaren',
  cta: {
    title: 'Klingt das nach eurer Lage?',
    text: 'Schildert uns in ein paar Sätzen, worum es geht. Im ersten Gespräch klären wir, ob und wie wir euch helfen können.',
    contact: 'Kontakt aufnehmen',
  },
  otherServices: {
    label: 'Weitere Leistungen',
    previous: 'Vorherige Leistung',
    next: 'Nächste Leistung',
    names: {
      potenziale: 'Potenziale erkennen',
      loesungen: 'Lösungen gestalten',
      geschaeftsideen: 'Geschäftsideen kapitalisieren',
      organisationen: 'Organisationen entwickeln',
    },
  },
}
