import type { CorpusSite } from '../corpus-site.ts'

/** A menu entry "Jobs" and a page that says that nothing is vacant; prices in a table; two shops, address in each. */
export const site: CorpusSite = {
  language: 'de',
  host: 'baeckerei-lindner.example',
  kind: 'company',
  pages: {
    '/': `<html lang="de"><head><title>Bäckerei Lindner – Brot und Brötchen aus Freiberg</title></head><body>
<div class="menu"><a href="/sortiment.html">Sortiment</a> | <a href="/filialen.html">Filialen</a> | <a href="/jobs.html">Wir stellen ein!</a> | <a href="/ueber.html">Über uns</a> | <a href="/impressum.html">Impressum</a></div>
<h1>Guten Morgen!</h1><p>Wir backen jeden Morgen ab drei Uhr Brot, Brötchen und Kuchen mit Mehl aus der Mühle im Tal.</p>
<p>Montags geschlossen.</p></body></html>`,
    '/sortiment.html': `<html lang="de"><title>Sortiment – Bäckerei Lindner</title><body><h1>Unser Sortiment</h1>
<table><tr><th>Ware</th><th>Preis</th></tr><tr><td>Bergmannsbrot, 1 kg</td><td>5,20 €</td></tr><tr><td>Doppelsemmel</td><td>0,90 €</td></tr></table>
<h2>Brote</h2><p>Bergmannsbrot, Roggenkruste und Dinkelbrot.</p><h2>Kuchen</h2><p>Eierschecke und Streusel.</p><h2>Torten auf Bestellung</h2><p>Drei Tage vorher.</p></body></html>`,
    '/filialen.html': `<html lang="de"><title>Filialen – Bäckerei Lindner</title><body><h1>Filialen</h1>
<h2>Stammhaus</h2><p>Untermarkt 4<br>09599 Freiberg<br>Tel. 03731 000000</p><h2>Am Bahnhof</h2><p>Bahnhofstraße 22a<br>09569 Oederan</p></body></html>`,
    '/jobs.html': `<html lang="de"><title>Jobs – Bäckerei Lindner</title><body><h1>Arbeiten bei Lindner</h1><p>Aktuell haben wir leider keine offenen Stellen.</p></body></html>`,
    '/ueber.html': `<html lang="de"><title>Über uns – Bäckerei Lindner</title><body><h1>Über uns</h1><p>1928 gründete Otto Lindner die Bäckerei. Heute führt sie seine Urenkelin mit 14 Mitarbeitern.</p></body></html>`,
    '/impressum.html': `<html lang="de"><title>Impressum</title><body><h1>Impressum</h1><p>Bäckerei Lindner, Inh. Anna Lindner e. K.<br>Untermarkt 4, 09599 Freiberg</p><h2>Zuständige Kammer</h2><p>Handwerkskammer Chemnitz, Limbacher Straße 195, 09116 Chemnitz</p></body></html>`,
  },
  facts: {
    name: 'Bäckerei Lindner',
    description:
      'Wir backen jeden Morgen ab drei Uhr Brot, Brötchen und Kuchen mit Mehl aus der Mühle im Tal.',
    offers: ['Brote', 'Kuchen', 'Torten auf Bestellung'],
    locations: ['Untermarkt 4, 09599 Freiberg', 'Bahnhofstraße 22a, 09569 Oederan'],
    languages: ['Deutsch'],
    size: '14 Mitarbeitern',
    founded: '1928',
    prices: ['Bergmannsbrot, 1 kg: 5,20 €', 'Doppelsemmel: 0,90 €'],
  },
  mayAlso: { offers: ['Bergmannsbrot, 1 kg', 'Doppelsemmel'] },
}
