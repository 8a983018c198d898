import { FIRM } from '#site/pages/web/firm.ts'
import type { LegalTexts } from './legal-page.tsx'

const { address, phone, email, legal } = FIRM

/** SAMPLE CONTENT, to be replaced by text that a lawyer has seen. The facts stand in firm.ts. */
export const texts: LegalTexts = {
  seo: {
    title: `Imprint | ${FIRM.name}`,
    description: `Legal notice of ${FIRM.name} in ${FIRM.address.city}: address, contact details, representatives, register entry and VAT identification number as required by German law.`,
    keywords: ['imprint', 'legal notice', 'company details'],
    ogTitle: 'Imprint',
    ogDescription: 'Address, contact details, representatives and register entry.',
  },
  topic: 'Legal',
  title: 'Imprint',
  notice:
    'Sample: the company, people, address and numbers are invented. Replace all of them before publishing.',
  paragraphs: [
    {
      heading: 'Information under section\u00a05 of the German Digital Services Act (DDG)',
      text: [
        `${FIRM.legalName}\n${address.street}\n${address.postalCode} ${address.city}\n${address.country.en}`,
      ],
    },
    {
      heading: 'Contact',
      text: [`Phone: ${phone.display}\nEmail: ${email}`],
    },
    { heading: 'Represented by', text: [legal.representedBy] },
    {
      heading: 'Register entry',
      text: [
        `Entered in the commercial register\nRegister court: ${legal.registerCourt.en}\nRegister number: ${legal.registerNumber}`,
      ],
    },
    {
      heading: 'VAT identification number',
      text: [`Under section\u00a027a of the German VAT Act: ${legal.taxId}`],
    },
    {
      heading: 'Responsible for content under section\u00a018(2) MStV',
      text: [`${legal.contentResponsible}, address as above`],
    },
    {
      heading: 'Dispute resolution',
      text: [
        'We do not take part in dispute resolution proceedings before a consumer arbitration board, and we are not obliged to (section\u00a036 VSBG).',
      ],
    },
  ],
}
