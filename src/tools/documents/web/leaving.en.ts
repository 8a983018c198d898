import { FIRM } from '#site/pages/web/firm.ts'
import type { LeavingTexts } from './leaving-texts.ts'

export const texts: LeavingTexts = {
  seo: {
    title: `You are leaving our website | ${FIRM.name}`,
    description:
      'This page stands before a link from a shared text. It shows where the link leads and doesn’t follow it by itself: you decide.',
    keywords: ['foreign link', 'shared text', 'leaving the website'],
    ogTitle: 'You are leaving our website',
    ogDescription: 'See where a link from a shared text leads before you follow it.',
  },
  name: 'You are leaving our website',
  lead: `Somebody put this link into a shared text. ${FIRM.name} hasn’t checked it. Follow it only if you know the address.`,
  needsScripts: 'This page needs JavaScript to show the link. Switch it on and reload.',
  target: 'The link leads to:',
  go: (host) => `Continue to ${host}`,
  stay: 'If you don’t want to go there, close this window.',
  none: 'There is no link here.',
  noneLead: 'Either the address is incomplete, or it doesn’t lead to a website.',
  home: `To the home page of ${FIRM.name}`,
}
