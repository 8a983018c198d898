import { FIRM } from '#site/pages/web/firm.ts'
import type { ContactTexts } from './contact-page.tsx'

export const texts: ContactTexts = {
  seo: {
    title: `Contact | ${FIRM.name}`,
    description: `How to reach ${FIRM.name} in ${FIRM.address.city}: phone, email, address and map. Tell us what you have in mind, or ask about our training sessions and spaces.`,
    keywords: ['contact', 'address', `innovation consultancy ${FIRM.address.city}`],
    ogTitle: 'We look forward to hearing from you!',
    ogDescription: `Phone, email, address and map: how to reach us in ${FIRM.address.city}.`,
  },
  title: 'We look forward to hearing from you!',
  intro:
    'Tell us what your team is working on, or where it’s stuck. We listen, ask questions and tell you frankly whether we’re the right people for it. We’re just as happy to answer questions about training and spaces.',
  map: {
    title: `Map showing where to find ${FIRM.name}`,
    notice: `The map comes from ${FIRM.map.service}. If you load it, the service learns your IP address. Nothing is sent there before that, and your choice isn’t stored.`,
    load: 'Load map',
    link: `See the location on ${FIRM.map.service}`,
  },
}
