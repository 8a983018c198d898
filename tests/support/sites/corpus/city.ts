import type { CorpusSite } from '../corpus-site.ts'

/** A town with many links, inhabitants that are no staff, and other offices' addresses on the page of contacts. */
export const site: CorpusSite = {
  language: 'de',
  host: 'www.stadt-ahrenbach.example',
  kind: 'authority',
  pages: {
    '/': `<html lang="de"><head><title>Stadt Ahrenbach</title><meta name="description" content="Offizielle Website der Stadt Ahrenbach: Rathaus, Dienstleistungen, Veranstaltungen und Wirtschaft."></head><body><nav><ul><li><a href="/rathaus">Rathaus</a></li><li><a href="/dienstleistungen">Dienstleistungen A–Z</a></li><li><a href="/veranstaltungen">Veranstaltungen</a></li><li><a href="/stellenausschreibungen">Stellenausschreibungen</a></li><li><a href="/leichte-sprache">Leichte Sprache</a></li><li><a href="/kontakt">Kontakt</a></li></ul></nav>
<h1>Willkommen in Ahrenbach</h1><p>Offizielle Website der Stadt Ahrenbach: Rathaus, Dienstleistungen, Veranstaltungen und Wirtschaft.</p><p>Ahrenbach hat 18.400 Einwohner und liegt an der Ahre.</p><footer><p>Stadt Ahrenbach<br>Marktplatz 1<br>35578 Ahrenbach</p></footer></body></html>`,
    '/rathaus': `<html lang="de"><title>Rathaus | Stadt Ahrenbach</title><body><h1>Rathaus</h1><p>Im Jahr 1283 erhielt Ahrenbach Stadtrechte.</p><p>Die Verwaltung hat rund 160 Beschäftigte.</p></body></html>`,
    '/dienstleistungen': `<html lang="de"><title>Dienstleistungen | Stadt Ahrenbach</title><body><h1>Dienstleistungen A–Z</h1><ul><li>Bauantrag</li><li>Personalausweis</li><li>Wohngeld</li></ul><p>Personalausweis: 37,00 Euro Gebühr ab 24 Jahren.</p></body></html>`,
    '/veranstaltungen': `<html lang="de"><title>Veranstaltungen | Stadt Ahrenbach</title><body><h1>Veranstaltungen</h1><p>24.10.2026</p><h2>Herbstmarkt</h2><p>Auf dem Marktplatz.</p></body></html>`,
    '/stellenausschreibungen': `<html lang="de"><title>Stellenausschreibungen | Stadt Ahrenbach</title><body><h1>Stellenausschreibungen</h1><p>Zurzeit sind keine Stellen ausgeschrieben.</p></body></html>`,
    '/kontakt': `<html lang="de"><title>Kontakt | Stadt Ahrenbach</title><body><h1>Kontakt</h1><p>Magistrat der Stadt Ahrenbach, Marktplatz 1, 35578 Ahrenbach</p><h2>Datenschutzaufsicht</h2><p>Der Hessische Beauftragte für Datenschutz, Gustav-Stresemann-Ring 1, 65189 Wiesbaden</p></body></html>`,
  },
  facts: {
    name: 'Stadt Ahrenbach',
    description:
      'Offizielle Website der Stadt Ahrenbach: Rathaus, Dienstleistungen, Veranstaltungen und Wirtschaft.',
    offers: ['Bauantrag', 'Personalausweis', 'Wohngeld'],
    locations: ['Marktplatz 1, 35578 Ahrenbach'],
    languages: ['Deutsch'],
    size: 'rund 160 Beschäftigte',
    prices: ['Personalausweis: 37,00 Euro Gebühr ab 24 Jahren.'],
    events: ['Herbstmarkt (24.10.2026)'],
  },
}
