import type { LeavingTexts } from './leaving-texts.ts'

export const texts: LeavingTexts = {
  needsScripts: 'This page needs JavaScript to show the link. Switch it on and reload.',
  target: 'The link leads to:',
  go: (host) => `Continue to ${host}`,
  stay: 'If you don’t want to go there, close this window.',
  none: 'There is no link here.',
  noneLead: 'Either the address is incomplete, or it doesn’t lead to a website.',
}
