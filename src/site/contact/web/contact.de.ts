import { FIRM } from '#site/pages/web/firm.ts'
import type { ContactTexts } from './contact-page.tsx'

export const texts: ContactTexts = {
  seo: {
    title: `Kontakt | ${FIRM.name}`,
    description: `So erreicht ihr ${FIRM.name} in ${FIRM.address.city}: Telefon, E-Mail, Adresse und Karte. Erzählt uns von eurem Vorhaben oder fragt nach Trainings und Räumen.`,
    keywords: ['Kontakt', 'Adresse', `Innovationsberatung ${FIRM.address.city}`],
    ogTitle: 'Wir freuen uns, von euch zu hören!',
    ogDescription: `Telefon, E-Mail, Adresse und Karte: So erreicht ihr uns in ${FIRM.address.city}.`,
  },
  title: 'Wir freuen uns, von euch zu hören!',
  intro:
    'Erzählt uns, woran euer Team gerade arbeitet oder wo es hakt. Wir hören zu, fragen nach und sagen euch offen, ob wir die Richtigen dafür sind. Auch Fragen zu Trainings und Räumen beantworten wir gern.',
  map: {
    title: `Karte mit dem Standort von ${FIRM.name}`,
    notice: `Die Karte kommt von ${FIRM.map.service}. Wenn ihr sie ladet, erfährt der Dienst eure IP-Adresse. Vorher wird nichts dorthin übertragen, und eure Wahl wird nicht gespeichert.`,
    load: 'Karte laden',
    link: `Standort bei ${FIRM.map.service} ansehen`,
  },
}
