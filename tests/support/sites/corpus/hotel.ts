import type { CorpusSite } from '../corpus-site.ts'

/** A hotel: rooms with prices, languages as flags with titles, a booking link, an English version. */
export const site: CorpusSite = {
  language: 'de',
  host: 'hotel-seeblick-muster.example',
  kind: 'company',
  pages: {
    '/': `<html lang="de"><head><title>Hotel Seeblick ★★★ Bad Muster</title></head><body><nav><ul><li><a href="/zimmer">Zimmer &amp; Preise</a></li><li><a href="/restaurant">Restaurant</a></li><li><a href="/tagungen">Tagungen</a></li><li><a href="/kontakt">Kontakt</a></li><li><a href="/en" title="English"><img src="en.svg"></a></li><li><a href="/nl" title="Nederlands"><img src="nl.svg"></a></li></ul></nav><h1>Hotel Seeblick</h1><p>Unser familiengeführtes Hotel hat 32 Zimmer, ein Restaurant mit Seeterrasse und drei Tagungsräume.</p></body></html>`,
    '/zimmer': `<html lang="de"><title>Zimmer | Hotel Seeblick</title><body><h1>Zimmer und Preise</h1><dl><dt>Einzelzimmer</dt><dd>ab 79,00 € pro Nacht</dd><dt>Doppelzimmer</dt><dd>ab 117,00 € pro Nacht</dd></dl></body></html>`,
    '/tagungen': `<html lang="de"><title>Tagungen | Hotel Seeblick</title><body><h1>Tagungen</h1><p>Drei Räume für bis zu 60 Personen.</p></body></html>`,
    '/kontakt': `<html lang="de"><title>Kontakt | Hotel Seeblick</title><body><h1>So finden Sie uns</h1><p>Hotel Seeblick Betriebs GmbH<br>Uferpromenade 12<br>23714 Bad Malente</p></body></html>`,
  },
  facts: {
    name: 'Hotel Seeblick',
    description:
      'Unser familiengeführtes Hotel hat 32 Zimmer, ein Restaurant mit Seeterrasse und drei Tagungsräume.',
    locations: ['Uferpromenade 12, 23714 Bad Malente'],
    languages: ['Deutsch', 'Englisch', 'Niederländisch'],
    prices: ['Einzelzimmer: ab 79,00 € pro Nacht', 'Doppelzimmer: ab 117,00 € pro Nacht'],
  },
  mayAlso: {
    offers: ['Einzelzimmer', 'Doppelzimmer', 'Restaurant', 'Tagungen'],
    name: 'Hotel Seeblick Betriebs GmbH',
  },
}
