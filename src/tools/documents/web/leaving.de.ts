import { FIRM } from '#site/pages/web/firm.ts'
import type { LeavingTexts } from './leaving-texts.ts'

export const texts: LeavingTexts = {
  seo: {
    title: `Du verlässt unsere Website | ${FIRM.name}`,
    description:
      'Diese Seite steht vor einem Link aus einem geteilten Text. Sie zeigt, wohin er führt, und folgt ihm nicht von selbst: Das entscheidest du.',
    keywords: ['fremder Link', 'geteilter Text', 'Website verlassen'],
    ogTitle: 'Du verlässt unsere Website',
    ogDescription: 'Sieh, wohin ein Link aus einem geteilten Text führt, bevor du ihm folgst.',
  },
  name: 'Du verlässt unsere Website',
  lead: `Diesen Link hat jemand in einen geteilten Text geschrieben. ${FIRM.name} hat ihn nicht geprüft. Folge ihm nur, wenn du die Adresse kennst.`,
  needsScripts:
    'Um den Link zu zeigen, braucht diese Seite JavaScript. Schalte es ein und lade neu.',
  target: 'Der Link führt zu:',
  go: (host) => `Weiter zu ${host}`,
  stay: 'Willst du nicht dorthin, schließ dieses Fenster.',
  none: 'Hier ist kein Link.',
  noneLead: 'Entweder ist die Adresse unvollständig, oder sie führt zu keiner Website.',
  home: `Zur Startseite von ${FIRM.name}`,
}
