import type { CorpusSite } from '../corpus-site.ts'

/** Departments in a grid of <div>s, figures as headings, an inspectorate in the imprint. */
export const site: CorpusSite = {
  language: 'de',
  host: 'klinik-am-see.example',
  kind: 'practice',
  pages: {
    '/': `<!DOCTYPE html><html lang="de-DE"><head><title>Klinik am See gGmbH | Startseite</title><meta name="description" content="Die Klinik am See ist ein Krankenhaus der Grund- und Regelversorgung in Plön mit vier Fachabteilungen."></head><body>
<header><nav><a href="/fachabteilungen/">Fachabteilungen</a><a href="/patienten/">Patienten &amp; Besucher</a><a href="/karriere/">Karriere</a><a href="/ueber-uns/">Über uns</a><a href="/kontakt/">Kontakt</a></nav></header>
<main><h1>Nah. Gut. Menschlich.</h1><p>Die Klinik am See ist ein Krankenhaus der Grund- und Regelversorgung in Plön mit vier Fachabteilungen.</p><div class="zahlen"><div><h3>180</h3><p>Betten</p></div><div><h3>420</h3><p>Beschäftigte</p></div></div>
<h2>Veranstaltungen</h2><h3>Abend der Herzgesundheit</h3><p>Donnerstag, 5. November 2026</p></main>
<footer><p>Klinik am See gGmbH</p><p>Seestraße 9, 24306 Plön</p></footer></body></html>`,
    '/fachabteilungen/': `<html lang="de"><title>Fachabteilungen | Klinik am See</title><body><main><h1>Fachabteilungen</h1><div class="grid"><div><h2>Innere Medizin</h2><p>Herz und Lunge.</p></div><div><h2>Chirurgie</h2></div><div><h2>Geriatrie</h2></div><div><h2>Anästhesie</h2></div></div></main></body></html>`,
    '/karriere/': `<html lang="de"><title>Karriere | Klinik am See</title><body><main><h1>Karriere</h1><h2>Stellenangebote</h2><h3>Pflegefachkraft (m/w/d) Geriatrie</h3><p>Ab sofort.</p><h3>Assistenzarzt (m/w/d) Innere Medizin</h3></main></body></html>`,
    '/ueber-uns/': `<html lang="de"><title>Über uns | Klinik am See</title><body><main><h1>Über uns</h1><p>Das Haus besteht seit 1911. Mit 420 Beschäftigten sind wir einer der größten Arbeitgeber im Kreis.</p></main></body></html>`,
    '/kontakt/': `<html lang="de"><title>Kontakt | Klinik am See</title><body><main><h1>Kontakt und Anfahrt</h1><address>Klinik am See gGmbH<br/>Seestraße 9<br/>24306 Plön</address><h2>Beschwerde</h2><p>Aufsicht: Landesamt für soziale Dienste, Adolf-Westphal-Straße 4, 24143 Kiel</p></main></body></html>`,
  },
  facts: {
    name: 'Klinik am See gGmbH',
    description:
      'Die Klinik am See ist ein Krankenhaus der Grund- und Regelversorgung in Plön mit vier Fachabteilungen.',
    offers: ['Innere Medizin', 'Chirurgie', 'Geriatrie', 'Anästhesie'],
    locations: ['Seestraße 9, 24306 Plön'],
    languages: ['Deutsch'],
    size: '420 Beschäftigten',
    founded: '1911',
    jobs: ['Pflegefachkraft (m/w/d) Geriatrie', 'Assistenzarzt (m/w/d) Innere Medizin'],
    events: ['Abend der Herzgesundheit (Donnerstag, 5. November 2026)'],
  },
}
