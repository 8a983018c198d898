import { FIRM } from '#site/pages/web/firm.ts'
import type { LegalTexts } from './legal-page.tsx'

const { address, phone, email, legal } = FIRM

/** SAMPLE CONTENT, to be replaced by text that a lawyer has seen. The facts stand in firm.ts. */
export const texts: LegalTexts = {
  seo: {
    title: `Impressum | ${FIRM.name}`,
    description: `Impressum von ${FIRM.name} in ${FIRM.address.city}: Anschrift, Kontakt, Vertretung, Registereintrag und Umsatzsteuer-Identifikationsnummer nach §\u00a05 DDG.`,
    keywords: ['Impressum', 'Anbieterkennzeichnung', 'Anschrift'],
    ogTitle: 'Impressum',
    ogDescription: 'Anschrift, Kontakt, Vertretung und Registereintrag.',
  },
  topic: 'Rechtliches',
  title: 'Impressum',
  notice:
    'Muster: Firma, Personen, Adresse und Nummern sind erfunden. Vor der Veröffentlichung sind alle Angaben zu ersetzen.',
  paragraphs: [
    {
      heading: 'Angaben nach §\u00a05 DDG',
      text: [
        `${FIRM.legalName}\n${address.street}\n${address.postalCode} ${address.city}\n${address.country.de}`,
      ],
    },
    {
      heading: 'Kontakt',
      text: [`Telefon: ${phone.display}\nE-Mail: ${email}`],
    },
    { heading: 'Vertreten durch', text: [legal.representedBy] },
    {
      heading: 'Registereintrag',
      text: [
        `Eingetragen im Handelsregister\nRegistergericht: ${legal.registerCourt.de}\nRegisternummer: ${legal.registerNumber}`,
      ],
    },
    {
      heading: 'Umsatzsteuer-Identifikations\u00adnummer',
      text: [`Nach §\u00a027a Umsatzsteuergesetz: ${legal.taxId}`],
    },
    {
      heading: 'Verantwortlich für den Inhalt nach §\u00a018 Abs.\u00a02 MStV',
      text: [`${legal.contentResponsible}, Anschrift wie oben`],
    },
    {
      heading: 'Streitbeilegung',
      text: [
        'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet (§\u00a036 VSBG).',
      ],
    },
  ],
}
