import type { CorpusSite } from '../corpus-site.ts'

/** An agency: only <div>s, a slogan as the first heading, two offices whose addresses follow each other directly. */
export const site: CorpusSite = {
  language: 'de',
  host: 'studio-halbkreis.example',
  kind: 'company',
  pages: {
    '/': `<html lang="de"><head><title>Studio Halbkreis GmbH</title></head><body><div role="navigation"><a href="/leistungen">Leistungen</a><a href="/arbeiten">Arbeiten</a><a href="/studio">Studio</a><a href="/kontakt">Kontakt</a></div>
<div><h1>Wir machen Marken rund.</h1></div><div>Wir gestalten Marken, Websites und Ausstellungen für Museen, Stiftungen und mittelständische Unternehmen.</div><div role="contentinfo">© 2026 Studio Halbkreis GmbH</div></body></html>`,
    '/leistungen': `<html lang="de"><title>Leistungen — Studio Halbkreis</title><body><div><h1>Leistungen</h1></div><div><h3>Markengestaltung</h3></div><div><h3>Webdesign</h3></div><div><h3>Ausstellungsgrafik</h3></div></body></html>`,
    '/arbeiten': `<html lang="de"><title>Arbeiten — Studio Halbkreis</title><body><h1>Ausgewählte Projekte</h1><div><h3>Museum Weserhaus</h3><p>Leitsystem</p></div><div><h3>Stiftung Neuland</h3><p>Erscheinungsbild</p></div></body></html>`,
    '/studio': `<html lang="de"><title>Studio — Studio Halbkreis</title><body><h1>Studio</h1><p>Seit 2009 arbeiten wir zu neunt in Bremen und Leipzig.</p></body></html>`,
    '/kontakt': `<html lang="de"><title>Kontakt — Studio Halbkreis</title><body><h1>Kontakt</h1><div>Bremen<br>Schlachte 40<br>28195 Bremen<br>Leipzig<br>Spinnereistraße 7<br>04179 Leipzig</div></body></html>`,
  },
  facts: {
    name: 'Studio Halbkreis GmbH',
    description:
      'Wir gestalten Marken, Websites und Ausstellungen für Museen, Stiftungen und mittelständische Unternehmen.',
    offers: ['Markengestaltung', 'Webdesign', 'Ausstellungsgrafik'],
    audiences: ['Museen, Stiftungen und mittelständische Unternehmen'],
    locations: ['Schlachte 40, 28195 Bremen', 'Spinnereistraße 7, 04179 Leipzig'],
    languages: ['Deutsch'],
    founded: '2009',
    references: ['Museum Weserhaus', 'Stiftung Neuland'],
  },
}
