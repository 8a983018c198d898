import type { CorpusSite } from '../corpus-site.ts'

/** A foundation: homes as locations, a board; "since" with a season; no offers by name. */
export const site: CorpusSite = {
  language: 'de',
  host: 'stiftung-lichtenhof.example',
  kind: 'association',
  pages: {
    '/': `<html lang="de"><head><title>Stiftung Lichtenhof</title><meta name="description" content="Die Stiftung Lichtenhof begleitet Menschen mit Behinderung beim Wohnen und Arbeiten."></head><body><nav><a href="/angebote">Angebote</a><a href="/einrichtungen">Einrichtungen</a><a href="/stiftung">Stiftung</a><a href="/stellen">Stellen</a></nav><h1>Leben, wie du willst</h1><p>Die Stiftung Lichtenhof begleitet Menschen mit Behinderung beim Wohnen und Arbeiten.</p></body></html>`,
    '/angebote': `<html lang="de"><title>Angebote | Stiftung Lichtenhof</title><body><h1>Angebote</h1><h2>Wohnen</h2><h2>Werkstatt</h2><h2>Ambulante Hilfen</h2></body></html>`,
    '/einrichtungen': `<html lang="de"><title>Einrichtungen | Stiftung Lichtenhof</title><body><h1>Einrichtungen</h1><h2>Haus Linde</h2><p>Lindenallee 5, 95028 Hof</p><h2>Werkstatt Saale</h2><p>Saaleweg 11, 95030 Hof</p></body></html>`,
    '/stiftung': `<html lang="de"><title>Stiftung | Stiftung Lichtenhof</title><body><h1>Die Stiftung</h1><p>Die Stiftung besteht seit dem Frühjahr 1972. Über 300 Mitarbeitende begleiten rund 500 Menschen.</p></body></html>`,
    '/stellen': `<html lang="de"><title>Stellen | Stiftung Lichtenhof</title><body><h1>Stellen</h1><h2>Heilerziehungspfleger*in (m/w/d)</h2><p>Haus Linde</p></body></html>`,
  },
  facts: {
    name: 'Stiftung Lichtenhof',
    description:
      'Die Stiftung Lichtenhof begleitet Menschen mit Behinderung beim Wohnen und Arbeiten.',
    offers: ['Wohnen', 'Werkstatt', 'Ambulante Hilfen'],
    locations: ['Lindenallee 5, 95028 Hof', 'Saaleweg 11, 95030 Hof'],
    languages: ['Deutsch'],
    size: 'Über 300 Mitarbeitende',
    founded: '1972',
    jobs: ['Heilerziehungspfleger*in (m/w/d)'],
  },
}
