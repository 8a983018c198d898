import { expect, test } from 'vitest'
import { readOutline } from './page-outline-reader.ts'
import { factsOf } from './site-extract.ts'

const HOME = 'https://amsel.example/'

function facts(html: string, path = '') {
  const page = {
    url: HOME + path,
    contentType: 'text/html; charset=utf-8',
    body: Buffer.from(html),
  }
  return factsOf([readOutline(page)], 'de')
}

const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)
const signals = (html: string, path: string) =>
  facts(html, path).signals.map(({ kind, text }) => `${kind}: ${text}`)

test.each([
  [
    'another currency',
    '<h3>Garden Room</h3><p>₦ 9,000 per Night</p>',
    ['Garden Room: ₦ 9,000 per Night'],
  ],
  ['a country with it', '<h3>Visit</h3><p>A$100</p>', ['Visit: A$100']],
  ['four figures without a point', '<p>Klasse 5</p><p>$6040</p>', ['Klasse 5: $6040']],
  [
    'cards with a text between',
    '<div><div><h3>Lerche</h3><p>Mit Blick auf den Teich.</p><p>ab 63 € pro Nacht</p></div><div><h3>Drossel</h3><p>Zum Hof.</p><p>ab 70 € pro Nacht</p></div></div>',
    ['Lerche: ab 63 € pro Nacht', 'Drossel: ab 70 € pro Nacht'],
  ],
  [
    'cards with the name below',
    '<div><div><p>Beliebt</p><p>99 €</p><h3>Einzelzimmer</h3></div><div><p>129 €</p><h3>Doppelzimmer</h3></div></div>',
    ['Einzelzimmer: 99 €', 'Doppelzimmer: 129 €'],
  ],
  [
    'several amounts in a row',
    '<table><tr><td>Erwachsene</td><td>5 €</td><td>50 €</td></tr></table>',
    ['Erwachsene: 5 €', 'Erwachsene: 50 €'],
  ],
  [
    'variants of one offer',
    '<div><h3>Antenne</h3><div>$100</div><h4>Mit Montage</h4><div>$200</div><h4>Ohne Montage</h4></div>',
    ['Antenne: Mit Montage: $100', 'Antenne: Ohne Montage: $200'],
  ],
  [
    'a card and a table',
    '<div><h3>Einzelzimmer</h3><p>56,00 € pro Nacht</p></div><table><tr><td>Einzelzimmer</td><td>56 € / Nacht</td></tr></table>',
    ['Einzelzimmer: 56,00 € pro Nacht'],
  ],
])('prices: %s', (_what, html, prices) => {
  expect(texts(facts(html).prices)).toEqual(prices)
})

test.each([
  ['the sum of a cart', '<p>Gesamt € 0,00</p>'],
  ['nothing to pay', '<p>Free shipping on orders over $60</p>'],
  ['capital', '<h2>Technik</h2><p>Stammkapital:</p><p>€ 100 000</p>'],
  ['a grant', '<p>BAFA-Zuschuss – 650 €</p>'],
  ['scholarships', '<p>We offer over €150,000 in scholarships.</p>'],
  ['the price of others', '<p>Warum nicht der Anbieter für 899 €?</p>'],
  ['long ago', '<p>In 1907 the engine cost $850.</p>'],
  ['a market', '<p>$10.3B</p><p>Market by 2034</p>'],
  ['a measure', '<p>250ft-lb torque</p>'],
])('no price: %s', (_what, html) => {
  expect(facts(html).prices).toEqual([])
})

test('what others take nearby is no price', () => {
  expect(facts('<h3>Seebad</h3><p>Eintritt 4 €</p>', 'ausflugsziele').prices).toEqual([])
})

test.each([
  [
    '<p>Ich stehe kleinen Betrieben, Vereinen und Privatpersonen zur Seite.</p>',
    ['Kleinen Betrieben, Vereinen und Privatpersonen'],
  ],
  [
    '<p>Egal ob Einzelperson, Verein oder Unternehmer, wir helfen.</p>',
    ['Einzelperson, Verein oder Unternehmer'],
  ],
  [
    '<p>Bei uns finden Paare, Freunde und kleine Gruppen ihr Zuhause auf Zeit.</p>',
    ['Paare, Freunde und kleine Gruppen'],
  ],
  [
    '<p>Unsere Teile finden Anwendung in Maschinenbau, Fahrzeugbau sowie Medizintechnik.</p>',
    ['Maschinenbau, Fahrzeugbau sowie Medizintechnik'],
  ],
  ['<p>Finch works with makers and product teams.</p>', ['Makers and product teams']],
  ['<p>The perfect retreat for couples and small groups.</p>', ['Couples and small groups']],
  ['<p>We build tools for the oil and gas industry.</p>', ['Oil and gas industry']],
  ['<p>Unsere Schulungen für Planer, Verarbeiter und Händler.</p>', []],
  ['<p>Tische für 6 Personen, Platz für Kinder.</p>', []],
  ['<p>Wir stehen für solides Handwerk.</p>', []],
  ['<p>In diesem Menü bleiben Sie für einige Sekunden.</p>', []],
  ['<p>Die Vollmacht ist für Privatpersonen nicht vorgesehen.</p>', []],
  ['<h2>Für die Zusammenarbeit</h2><h2>Für Event-Buchungen</h2>', []],
  ['<h2>Branchen</h2><h3>Unsere Branche, unser Handwerk.</h3><h3>Sortiment besprechen</h3>', []],
])('the audiences in %s', (html, audiences) => {
  expect(texts(facts(html).audiences)).toEqual(audiences)
})

test.each([
  [
    '<p>Companies that we have worked with include Nordkai Works, Blue Finch, and Larkspur.</p>',
    ['Nordkai Works', 'Blue Finch', 'Larkspur'],
  ],
  [
    '<p>Zu unseren Kunden gehören die Nordkai AG und Blechwerk Süd GmbH.</p>',
    ['Nordkai AG', 'Blechwerk Süd GmbH'],
  ],
  ['<p>Zu unseren Kunden gehören Vereine, Schulen und Betriebe.</p>', []],
  [
    '<h2>Eine Auswahl unserer Kunden</h2><h3>Nordkai AG</h3><h3>Sprechen Sie uns an</h3>',
    ['Nordkai AG'],
  ],
  ['<h2>Weitere Möglichkeiten für unsere Kunden</h2><h3>Blechbearbeitung</h3>', []],
])('the references in %s', (html, references) => {
  expect(texts(facts(html).references)).toEqual(references)
})

test.each([
  [
    '<h2>Aktuelle Positionen</h2><p>Vollzeit</p><h3>Mechaniker:in (Fräsen)</h3>',
    ['jobs: Mechaniker:in (Fräsen)'],
  ],
  [
    '<h2>Wir suchen Dich!</h2><ul><li>Tischlergeselle</li><li>Jetzt bewerben</li></ul>',
    ['jobs: Tischlergeselle'],
  ],
  [
    '<p>Wir suchen Mitarbeiter (Sanitär, Tischler).</p>',
    ['jobs: Wir suchen Mitarbeiter (Sanitär, Tischler).'],
  ],
  [
    '<h1>Werde Teil unseres Teams!</h1><p>Du hast Freude an Technik.</p>',
    ['jobs: Werde Teil unseres Teams!'],
  ],
  [
    '<h1>Join the Amsel Team</h1><ul><li>Site Manager</li><li>Crane Operator</li></ul><h2>Your application</h2>',
    ['jobs: Site Manager', 'jobs: Crane Operator'],
  ],
  [
    '<h2>Offene Stellen</h2><h3>Tischlerin</h3><h3>Keine passende Stelle dabei?</h3>',
    ['jobs: Tischlerin'],
  ],
  ['<h2>Offene Stellen nachhaltig besetzen</h2><h3>Erfahrene Berater</h3>', []],
  ['<p>Wir suchen derzeit Räume für den Testbetrieb.</p>', []],
])('the vacancies in %s', (html, jobs) => {
  expect(signals(html, 'karriere')).toEqual(jobs)
})

test.each([
  [
    'blog',
    '<div><h2>Do Rests Help?</h2><p>by A. Finch | Published on: 14 Nov 2019</p><p>Yes.</p><h2>Why Sleep Is Good for Everybody</h2><p>by A. Finch | Published on: 12 Nov 2019</p></div>',
    ['news: Do Rests Help? (14 Nov 2019)', 'news: Why Sleep Is Good for Everybody (12 Nov 2019)'],
  ],
  [
    'aktuelles',
    '<ul><li><p>08.12.2025</p><h3>Neues Lager in Betrieb</h3></li><li><p>01.12.2025</p><h3>Tag der Halle</h3></li></ul>',
    ['news: Neues Lager in Betrieb (08.12.2025)', 'news: Tag der Halle (01.12.2025)'],
  ],
  [
    'aktuelles',
    '<p>Ponycamp</p><ul><li>Mo 13.07. – Fr 17.07.2026 · 09:00 Uhr</li></ul>',
    ['events: Ponycamp (13.07. – Fr 17.07.2026)'],
  ],
  [
    'termine',
    '<p>07.03.2026 – Großes Aufräumen am Teich</p><p>Stand: 01.02.2026</p><p>Beiträge bis 01.02.2026</p>',
    ['events: Großes Aufräumen am Teich (07.03.2026)'],
  ],
  ['events', '<div><h5>Club Meeting</h5><p>May 7th</p></div>', ['events: Club Meeting (May 7th)']],
  ['kontakt', '<p>Ab 31. August 2026 finden Sie uns in der Ringgasse.</p>', []],
  ['preise', '<button>In den Warenkorb</button>', ['shop: Onlineshop']],
  ['preise', '<button>✅ Bestellung abschließen</button>', ['shop: Onlineshop']],
  ['', '<a href="#">View Shop</a>', ['shop: Onlineshop']],
  ['', '<a href="/kontakt">Jetzt buchen</a><a href="/shop-alarm">Shop-Alarm</a>', []],
])('the signals on /%s: %s', (path, html, found) => {
  expect(signals(html, path)).toEqual(found)
})
