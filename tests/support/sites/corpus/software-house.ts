import type { CorpusSite } from '../corpus-site.ts'

/** A software house: case studies, a quote by a customer, courses with prices and dates. */
export const site: CorpusSite = {
  language: 'de',
  host: 'codehaus-elbe.example',
  kind: 'company',
  pages: {
    '/': `<html lang="de"><head><title>Codehaus Elbe – Individualsoftware aus Dresden</title><meta name="description" content="Codehaus Elbe entwickelt Individualsoftware für Kliniken und Krankenkassen."></head><body><nav><a href="/leistungen">Leistungen</a><a href="/fallstudien">Fallstudien</a><a href="/schulungen">Schulungen</a><a href="/karriere">Karriere</a><a href="/ueber-uns">Über uns</a></nav><h1>Software, die passt</h1><p>Codehaus Elbe entwickelt Individualsoftware für Kliniken und Krankenkassen.</p><blockquote>„Das Beste seit 1990!“, Max Beispiel, Musterkasse</blockquote><footer><p>Codehaus Elbe GmbH | Königsbrücker Straße 96 | 01099 Dresden</p></footer></body></html>`,
    '/leistungen': `<html lang="de"><title>Leistungen – Codehaus Elbe</title><body><h1>Was wir tun</h1><h2>Entwicklung</h2><p>Web und mobil.</p><h2>Betrieb</h2><h2>Beratung</h2></body></html>`,
    '/fallstudien': `<html lang="de"><title>Fallstudien – Codehaus Elbe</title><body><h1>Fallstudien</h1><h2>Terminplanung für die Klinik Elbtal</h2><h2>Abrechnung für die Musterkasse</h2></body></html>`,
    '/schulungen': `<html lang="de"><title>Schulungen – Codehaus Elbe</title><body><h1>Schulungen</h1><h3>TypeScript für Teams</h3><p>19. November 2026</p><p>590 € pro Person</p></body></html>`,
    '/karriere': `<html lang="de"><title>Karriere – Codehaus Elbe</title><body><h1>Offene Stellen</h1><ul><li>Softwareentwickler:in Backend (all genders)</li></ul></body></html>`,
    '/ueber-uns': `<html lang="de"><title>Über uns – Codehaus Elbe</title><body><h1>Über uns</h1><p>Wir sind 48 Kolleginnen und Kollegen, gegründet 2005.</p></body></html>`,
  },
  facts: {
    name: 'Codehaus Elbe GmbH',
    description: 'Codehaus Elbe entwickelt Individualsoftware für Kliniken und Krankenkassen.',
    offers: ['Entwicklung', 'Betrieb', 'Beratung'],
    locations: ['Königsbrücker Straße 96, 01099 Dresden'],
    languages: ['Deutsch'],
    size: '48 Kolleginnen und Kollegen',
    founded: '2005',
    references: ['Terminplanung für die Klinik Elbtal', 'Abrechnung für die Musterkasse'],
    prices: ['TypeScript für Teams: 590 € pro Person'],
    jobs: ['Softwareentwickler:in Backend (all genders)'],
  },
  mayAlso: {
    offers: ['TypeScript für Teams'],
    audiences: ['Kliniken und Krankenkassen', 'Kliniken'],
    events: ['TypeScript für Teams (19. November 2026)'],
  },
}
