import type { ServicesTexts } from './service-texts.ts'

export const servicesTexts: ServicesTexts = {
  typicalThemesTitle: 'Typical themes',
  projectExamplesTitle: 'Project examples',
  contact: 'Talk to us',
  cta: {
    title: 'Does this sound like you?',
    text: 'Tell us in a few sentences what it’s about. In a first conversation we’ll find out whether we can help, and how.',
    contact: 'Get in touch',
  },
  otherServices: {
    label: 'More services',
    previous: 'Previous service',
    next: 'Next service',
    names: {
      potenziale: 'Recognise potential',
      loesungen: 'Design solutions',
      geschaeftsideen: 'Capitalise on business ideas',
      organisationen: 'Develop organisations',
    },
  },
}
