import type { CorpusSite } from '../corpus-site.ts'

/** Menu with sub-menus, a table of figures, vacancies in a list, a hosting firm in the imprint. */
export const site: CorpusSite = {
  language: 'de',
  host: 'www.brandauer-pressen.example',
  kind: 'company',
  pages: {
    '/': `<html lang="de"><head><title>Hydraulische Pressen | Brandauer Pressen GmbH & Co. KG</title>
<meta name="description" content="Brandauer entwickelt und baut hydraulische Pressen für Zulieferer der Automobilindustrie und für die Luftfahrt.">
<link rel="alternate" hreflang="en" href="/en/"></head><body>
<nav><ul><li><a href="/produkte">Produkte</a><ul><li><a href="/produkte/tiefziehpressen">Tiefziehpressen</a></li><li><a href="/produkte/richtpressen">Richtpressen</a></li></ul></li>
<li><a href="/service">Service</a></li><li><a href="/branchen">Branchen</a></li><li><a href="/unternehmen">Unternehmen</a></li><li><a href="/karriere">Karriere</a></li><li><a href="/kontakt">Kontakt</a></li><li><a href="/en/">English</a></li></ul></nav>
<h1>Druck, der passt.</h1><p>Brandauer entwickelt und baut hydraulische Pressen für Zulieferer der Automobilindustrie und für die Luftfahrt.</p><p>Seit über drei Generationen bauen wir Pressen, die Jahrzehnte laufen.</p>
<h2>Aktuelles</h2><div class="news"><span>14.09.2026</span><h3>Neues Prüffeld in Betrieb</h3><p>Bis 2.000 Tonnen.</p></div>
<footer><p>Brandauer Pressen GmbH &amp; Co. KG</p><p>Gewerbepark 14 · 73430 Aalen</p><p><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a></p></footer></body></html>`,
    '/produkte': `<html lang="de"><title>Produkte | Brandauer Pressen GmbH & Co. KG</title><body><h1>Produkte</h1>
<h2>Tiefziehpressen</h2><p>Von 100 bis 2.000 Tonnen.</p><h2>Richtpressen</h2><p>Von Hand oder automatisch.</p><h2>Sonderanlagen</h2><h2>Fragen?</h2><p>Rufen Sie an.</p></body></html>`,
    '/branchen': `<html lang="de"><title>Branchen | Brandauer</title><body><h1>Branchen</h1><ul><li>Automobilzulieferer</li><li>Luftfahrt</li><li>Bahntechnik</li></ul></body></html>`,
    '/unternehmen': `<html lang="de"><title>Unternehmen | Brandauer</title><body><h1>Unternehmen</h1>
<p>Gegründet 1954 von Karl Brandauer, beschäftigen wir heute 240 Mitarbeiterinnen und Mitarbeiter in Aalen.</p>
<h2>Referenzen</h2><ul><li>Nordkai Flugzeugbau AG</li><li>Blechwerk Süd GmbH</li></ul></body></html>`,
    '/karriere': `<html lang="de"><title>Karriere | Brandauer</title><body><h1>Karriere</h1><p>Was uns ausmacht: kurze Wege.</p><h2>Offene Stellen</h2>
<ul><li><a href="/karriere/1">Zerspanungsmechaniker (m/w/d)</a></li><li><a href="/karriere/2">Elektrokonstrukteurin (w/m/d)</a></li><li><a href="/karriere/initiativ">Initiativbewerbung</a></li></ul></body></html>`,
    '/impressum': `<html lang="de"><title>Impressum</title><body><h1>Impressum</h1><p>Brandauer Pressen GmbH &amp; Co. KG<br>Gewerbepark 14<br>73430 Aalen</p>
<h2>Hosting</h2><p>Wolkenhaus Hosting AG<br>Rechenweg 3<br>10115 Berlin</p></body></html>`,
  },
  facts: {
    name: 'Brandauer Pressen GmbH & Co. KG',
    description:
      'Brandauer entwickelt und baut hydraulische Pressen für Zulieferer der Automobilindustrie und für die Luftfahrt.',
    offers: ['Tiefziehpressen', 'Richtpressen', 'Sonderanlagen'],
    audiences: ['Automobilzulieferer', 'Luftfahrt', 'Bahntechnik'],
    locations: ['Gewerbepark 14, 73430 Aalen'],
    languages: ['Deutsch', 'Englisch'],
    size: '240 Mitarbeiterinnen und Mitarbeiter',
    founded: '1954',
    references: ['Nordkai Flugzeugbau AG', 'Blechwerk Süd GmbH'],
    jobs: ['Zerspanungsmechaniker (m/w/d)', 'Elektrokonstrukteurin (w/m/d)'],
    news: ['Neues Prüffeld in Betrieb (14.09.2026)'],
  },
  mayAlso: { audiences: ['Zulieferer'] },
}
