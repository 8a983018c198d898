import type { LeavingTexts } from './leaving-texts.ts'

export const texts: LeavingTexts = {
  needsScripts:
    'Um den Link zu zeigen, braucht diese Seite JavaScript. Schalte es ein und lade neu.',
  target: 'Der Link führt zu:',
  go: (host) => `Weiter zu ${host}`,
  stay: 'Willst du nicht dorthin, schließ dieses Fenster.',
  none: 'Hier ist kein Link.',
  noneLead: 'Entweder ist die Adresse unvollständig, oder sie führt zu keiner Website.',
}
