import { FIRM } from '../firm.ts'
import type { ContactTexts } from '../texts.ts'

export const contactTexts: ContactTexts = {
  title: 'We look forward to hearing from you!',
  intro:
    'Tell us what your team is working on, or where it is stuck. We listen, ask questions and tell you frankly whether we are the right people for it. We are just as happy to answer questions about training and spaces.',
  map: {
    title: `Map showing where to find ${FIRM.name}`,
    notice: `The map comes from ${FIRM.map.service}. If you load it, the service learns your IP address. Nothing is sent there before that, and your choice is not stored.`,
    load: 'Load map',
    link: `See the location on ${FIRM.map.service}`,
  },
}
