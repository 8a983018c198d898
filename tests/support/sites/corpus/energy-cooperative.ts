import type { CorpusSite } from '../corpus-site.ts'

/** A co-operative: legal form eG, tariffs, soft hyphens and non-breaking spaces in the words. */
export const site: CorpusSite = {
  language: 'de',
  host: 'buergerstrom-hain.example',
  kind: 'company',
  pages: {
    '/': `<html lang="de"><head><title>B&uuml;rger&shy;strom Hain eG</title><meta name="description" content="Die Energiegenossenschaft für Strom aus der Region Hain."></head><body><nav><ul><li><a href="/tarife">Tarife</a></li><li><a href="/genossenschaft">Die Genossenschaft</a></li><li><a href="/aktuelles">Aktuelles</a></li><li><a href="/impressum">Impressum</a></li></ul></nav><main><h1>Strom von nebenan</h1><p>Die Energiegenossenschaft für Strom aus der Region Hain.</p><h2>Unsere Leistungen</h2><ul><li>&Ouml;ko&shy;strom</li><li>Mieterstrom</li><li>Ladesäulen</li></ul></main></body></html>`,
    '/tarife': `<html lang="de"><title>Tarife | Bürgerstrom Hain eG</title><body><h1>Tarife</h1><p>Hain Klassik: 29,8&nbsp;Cent pro Kilowattstunde, Grundpreis 9,50&nbsp;€ im Monat.</p></body></html>`,
    '/genossenschaft': `<html lang="de"><title>Die Genossenschaft | Bürgerstrom Hain eG</title><body><h1>Die Genossenschaft</h1><p>2012 gegründet, gehören uns heute fünf Solarparks. 870&nbsp;Mitglieder haben Anteile gezeichnet.</p></body></html>`,
    '/aktuelles': `<html lang="de"><title>Aktuelles | Bürgerstrom Hain eG</title><body><h1>Aktuelles</h1><article><time>02.08.2026</time><h2>Solarpark Süd am Netz</h2><p>…</p></article><article><time>11.06.2026</time><h2>Generalversammlung: Vorstand bestätigt</h2></article></body></html>`,
    '/impressum': `<html lang="de"><title>Impressum | Bürgerstrom Hain eG</title><body><h1>Impressum</h1><p>Bürgerstrom Hain eG<br>Am Anger 2<br>99894 Friedrichroda</p><p>Prüfungsverband: Genossenschaftsverband Muster e. V., Wilhelm-Haas-Platz 1, 63263 Neu-Isenburg</p></body></html>`,
  },
  facts: {
    name: 'Bürgerstrom Hain eG',
    description: 'Die Energiegenossenschaft für Strom aus der Region Hain.',
    offers: ['Ökostrom', 'Mieterstrom', 'Ladesäulen'],
    locations: ['Am Anger 2, 99894 Friedrichroda'],
    languages: ['Deutsch'],
    size: '870 Mitglieder',
    founded: '2012',
    prices: ['Hain Klassik: 29,8 Cent pro Kilowattstunde, Grundpreis 9,50 € im Monat.'],
    news: [
      'Solarpark Süd am Netz (02.08.2026)',
      'Generalversammlung: Vorstand bestätigt (11.06.2026)',
    ],
  },
}
