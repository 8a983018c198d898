import type { CorpusSite } from '../corpus-site.ts'

/** A restaurant on one page: everything below anchors, capital letters, menu with prices. */
export const site: CorpusSite = {
  language: 'de',
  host: 'zur-alten-post.example',
  kind: 'company',
  pages: {
    '/': `<html lang="de"><head><title>GASTHAUS ZUR ALTEN POST</title></head><body><nav><a href="#karte">Karte</a><a href="#kontakt">Kontakt</a></nav><h1>Gasthaus Zur Alten Post</h1><p>In unserem Gasthaus kochen wir fränkische Küche mit Fleisch vom Hof unserer Nachbarn.</p><h2 id="karte">Karte</h2><table><tr><td>Schäufele mit Kloß</td><td>16,80 €</td></tr><tr><td>Käsespätzle</td><td>12,50 €</td></tr></table><h2>Ruhetag</h2><p>Montag</p><h2 id="kontakt">Kontakt</h2><p>Gasthaus Zur Alten Post, Hauptstraße 1, 91320 Ebermannstadt</p><p>Webdesign: Pixelhof, Nürnberger Str. 99, 91052 Erlangen</p></body></html>`,
  },
  facts: {
    name: 'Gasthaus Zur Alten Post',
    description:
      'In unserem Gasthaus kochen wir fränkische Küche mit Fleisch vom Hof unserer Nachbarn.',
    locations: ['Hauptstraße 1, 91320 Ebermannstadt'],
    languages: ['Deutsch'],
    prices: ['Schäufele mit Kloß: 16,80 €', 'Käsespätzle: 12,50 €'],
  },
}
