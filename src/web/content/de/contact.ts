import { FIRM } from '../firm.ts'
import type { ContactTexts } from '../texts.ts'

export const texts: ContactTexts = {
  seo: {
    title: `Kontakt | ${FIRM.name}`,
    description: `So erreichst du ${FIRM.name} in ${FIRM.address.city}: Telefon, E-Mail, Adresse und Karte. Erzähl uns von deinem Vorhaben oder frag nach Trainings und Räumen.`,
    keywords: ['Kontakt', 'Adresse', `Innovationsberatung ${FIRM.address.city}`],
    ogTitle: 'Wir freuen uns, von dir zu hören!',
    ogDescription: `Telefon, E-Mail, Adresse und Karte: So erreichst du uns in ${FIRM.address.city}.`,
  },
  title: 'Wir freuen uns, von dir zu hören!',
  intro:
    'Erzähl uns, woran dein Team gerade arbeitet oder wo es hakt. Wir hören zu, fragen nach und sagen dir offen, ob wir die Richtigen dafür sind. Auch Fragen zu Trainings und Räumen beantworten wir gern.',
  map: {
    title: `Karte mit dem Standort von ${FIRM.name}`,
    notice: `Die Karte kommt von ${FIRM.map.service}. Wenn du sie lädst, erfährt der Dienst deine IP-Adresse. Vorher wird nichts dorthin übertragen, und deine Wahl wird nicht gespeichert.`,
    load: 'Karte laden',
    link: `Standort bei ${FIRM.map.service} ansehen`,
  },
}
