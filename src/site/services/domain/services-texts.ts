import { group, line, paragraph, type TextsOf } from '#site/pages/domain/text-schema.ts'
import { SERVICE_NAMES } from './service-names.ts'

/** The texts that all four pages of services share. */
export const SERVICES_TEXTS = group('Alle Leistungen', {
  contact: line('Knopf oben', { de: 'Kontakt aufnehmen', en: 'Get in touch' }),
  typicalThemesTitle: line('Überschrift der typischen Themen', {
    de: 'Typische Themen',
    en: 'Typical themes',
  }),
  projectExamplesTitle: line('Überschrift der Projektbeispiele', {
    de: 'Projektbeispiele',
    en: 'Project examples',
  }),
  cta: group('Aufruf zum Gespräch', {
    title: line('Überschrift', {
      de: 'Klingt das nach eurer Lage?',
      en: 'Does this sound like you?',
    }),
    text: paragraph('Text', {
      de: 'Schildert uns in ein paar Sätzen, worum es geht. Im ersten Gespräch klären wir, ob und wie wir euch helfen können.',
      en: 'Tell us about it in a few sentences. In a first conversation we’ll find out whether we can help, and how.',
    }),
    contact: line('Knopf', { de: 'Kontakt aufnehmen', en: 'Get in touch' }),
  }),
  otherServices: group('Links zu den anderen Leistungen', {
    label: line('Name für Vorleseprogramme', { de: 'Weitere Leistungen', en: 'More services' }),
    previous: line('Über dem Link zur vorherigen Leistung', {
      de: 'Vorherige Leistung',
      en: 'Previous service',
    }),
    next: line('Über dem Link zur nächsten Leistung', {
      de: 'Nächste Leistung',
      en: 'Next service',
    }),
    names: group('Namen der Leistungen', {
      potenziale: line('Erste Leistung', SERVICE_NAMES.potenziale),
      loesungen: line('Zweite Leistung', SERVICE_NAMES.loesungen),
      geschaeftsideen: line('Dritte Leistung', SERVICE_NAMES.geschaeftsideen),
      organisationen: line('Vierte Leistung', SERVICE_NAMES.organisationen),
    }),
  }),
})

export type ServicesTexts = TextsOf<typeof SERVICES_TEXTS>
export type ServiceNames = ServicesTexts['otherServices']['names']
