import { expect, test } from 'vitest'
import { readOutline } from './page-outline-reader.ts'
import { isPlaceholder } from './site-placeholder.ts'

function pageOf(html: string) {
  const body = Buffer.from(html)
  return readOutline({
    url: 'https://firma.example/',
    contentType: 'text/html; charset=utf-8',
    body,
  })
}

const MANY_LINKS = ['leistungen', 'team', 'kontakt', 'preise', 'karriere']
  .map((name) => `<a href="/${name}">${name}</a>`)
  .join(' ')

test.each([
  '<title>firma.example</title><h1>firma.example steht zum Verkauf</h1><p>Machen Sie ein Angebot.</p>',
  '<h1>Diese Domain ist zu verkaufen</h1><p>Kontaktieren Sie den Inhaber.</p><a href="https://werbung.example/">Kredite</a>',
  '<title>firma.example</title><p>Die Domain firma.example kann käuflich erworben werden.</p>',
  '<h1>This domain is for sale!</h1><p>Make an offer today.</p>',
  '<title>Parked Domain</title><p>firma.example is parked free.</p>',
  '<h1>Diese Domain wurde soeben registriert</h1><p>Diese Domain ist bereits registriert.</p>',
  '<title>Wartungsarbeiten</title><h1>Wartungsarbeiten</h1><p>Bitte versuchen Sie es später noch einmal.</p>',
  '<h1>Müller GmbH</h1><p>Unsere Website wird gerade überarbeitet. Schauen Sie bald wieder vorbei.</p>',
  '<h1>Hier entsteht eine neue Internetpräsenz</h1>',
  '<h1>Coming soon</h1><p>Stay tuned.</p>',
  '<h1>Under Construction</h1>',
  '<p>This site is currently undergoing maintenance. We will be back shortly.</p>',
  '<title>Welcome to nginx!</title><h1>Welcome to nginx!</h1><p>If you see this page, the nginx web server is successfully installed and working.</p>',
  '<title>Apache2 Debian Default Page: It works</title><h1>It works!</h1>',
  '<title>Index of /</title><h1>Index of /</h1>',
  '<title>Just another site</title><h2>Hello world!</h2><p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p>',
])('only keeps the place of a website: %s', (html) => {
  expect(isPlaceholder(pageOf(html))).toBe(true)
})

test.each([
  '<title>Haus &amp; Grund Makler</title><h1>Unsere Immobilien</h1><p>Haus in Leipzig steht zum Verkauf. Wir begleiten Sie vom ersten Besuch bis zum Notar.</p>',
  '<h1>Aufzug Beispiel GmbH</h1><h2>Wartungsarbeiten</h2><p>Wir warten Aufzüge aller Hersteller, zweimal im Jahr.</p>',
  '<title>Gartenbau Muster</title><p>Ihr Garten im Aufbau? Wir planen Beete, Wege und Teiche.</p>',
  `<h1>Wartungsarbeiten</h1><p>Heizungen, Lüftungen, Klimaanlagen.</p>${MANY_LINKS}`,
  '<h1>Domain-Makler Beispiel</h1><p>Wir vermitteln Domains. Wer eine Domain kaufen will, findet bei uns Rat.</p>',
  `<h1>Tischlerei Muster</h1><p>Unsere Website wird gerade überarbeitet.</p><p>${'Wir bauen Möbel, Türen und Treppen aus Holz. '.repeat(12)}</p>`,
  '<h1>Bauunternehmen Beispiel</h1><p>Under construction since 1954: we build bridges and roads across the county, and have done so for three generations.</p>',
  '<h1>Theater am Hafen</h1><h2>Demnächst</h2><p>Am 3. März: Der zerbrochne Krug. Am 9. März: Nathan der Weise.</p>',
  '<h1>Boote Beispiel</h1><p>Segelboot zu verkaufen, 8 Meter, Baujahr 1998. Dieses Boot ist zu verkaufen.</p>',
  '<h1>Softwarehaus Beispiel</h1><p>We host nginx and Apache for our customers, with scheduled backups.</p>',
])('is a website: %s', (html) => {
  expect(isPlaceholder(pageOf(html))).toBe(false)
})
