import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteFactsSchema } from '../domain/site-facts.ts'
import { readOutline } from './page-outline-reader.ts'
import { factsOf } from './site-extract.ts'

const HOME = 'https://firma.example/'

function outline(html: string, url = HOME) {
  return readOutline({ url, contentType: 'text/html; charset=utf-8', body: Buffer.from(html) })
}

function facts(html: string, url = HOME) {
  return siteFactsSchema.parse(factsOf([outline(html, url)], 'de'))
}

const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text)

test.each([
  ['<title>Startseite | Bäckerei Amsel</title>', 'Bäckerei Amsel'],
  [
    '<title>Willkommen</title><footer><p>© 2019–2026 Amsel &amp; Söhne KG. Alle Rechte vorbehalten.</p></footer>',
    'Amsel & Söhne KG',
  ],
  [
    '<title>Brot | Amsel</title><script type="application/ld+json">{"@type":["Bakery","LocalBusiness"],"name":"Bäckerei Amsel GmbH"}</script><p>Bäckerei Amsel GmbH</p>',
    'Bäckerei Amsel GmbH',
  ],
  [
    '<title>Brot | Amsel</title><script type="application/ld+json">{"@type":"Organization","name":</script>',
    'Amsel',
  ],
  ['<title>Amsel\u202egnikcah\u0007</title>', 'Amselgnikcah'],
  ['<title>404 Not Found</title>', undefined],
  ['<title>Home</title><h1>Wir backen seit 1920 jeden Morgen frisch für Halle</h1>', undefined],
  [
    '<title>Brot | Amsel</title><script type="application/ld+json">{"@type":"Service","name":"Brot backen"}</script><p>Brot backen</p>',
    'Amsel',
  ],
  [
    '<title>Amsel</title><footer><p>© 2026 Praxis Dr. med. Eva Amsel</p></footer>',
    'Praxis Dr. med. Eva Amsel',
  ],
  ['<title>Amsel Homepage</title>', 'Amsel'],
  [
    '<title>Start</title><p>Lerche ist eine Marke der Amsel UG.</p><h1>Willkommen bei der Tischlerei Lerche!</h1>',
    'Tischlerei Lerche',
  ],
])('the name in %s', (html, name) => {
  expect(facts(html).name?.text).toBe(name)
})

test.each([
  ['<h2>Branchen</h2><ul><li>Möbelbau</li><li>Logistik</li></ul>', ['Möbelbau', 'Logistik']],
  ['<h3>Für Handwerksbetriebe</h3>', ['Handwerksbetriebe']],
  [
    '<p>Software für kleine und mittlere Unternehmen in Sachsen.</p>',
    ['Kleine und mittlere Unternehmen'],
  ],
  ['<p>We build tools for family businesses.</p>', ['Family businesses']],
  ['<p>Wir sind für Sie da. Für unsere Kunden geben wir alles.</p>', []],
  ['<h2>Für Sie da</h2><h2>Für mehr Sicherheit</h2>', []],
])('the audiences in %s', (html, audiences) => {
  expect(texts(facts(html).audiences)).toEqual(audiences)
})

test.each([
  [
    '<footer><p>Amsel GmbH<br>Lange Straße 5a<br>04109 Leipzig</p></footer>',
    ['Lange Straße 5a, 04109 Leipzig'],
  ],
  [
    '<footer><p>Amsel GmbH | Am Alten Markt 3 | 01067 Dresden</p></footer>',
    ['Am Alten Markt 3, 01067 Dresden'],
  ],
  [
    '<footer><p>Max Muster Hauptstr. 7, 60311 Frankfurt am Main</p></footer>',
    ['Hauptstr. 7, 60311 Frankfurt am Main'],
  ],
  ['<footer><p>Ringgasse 1<br>8010 Graz</p></footer>', ['Ringgasse 1, 8010 Graz']],
  ['<footer><p>CH-3011 Bern</p></footer>', ['CH-3011 Bern']],
  ['<footer><p>Seit 2024 Partner</p><p>Bestellnummer 123456 Leipzig</p></footer>', []],
  ['<p>Im Jahr 10000 Leipzig</p>', []],
  [
    '<footer><p>Adresse Flinkenhaspel 7<br>04109 Leipzig</p></footer>',
    ['Flinkenhaspel 7, 04109 Leipzig'],
  ],
  [
    '<footer><p>Große Amseler Str. 15, 01097 Dresden TELEFON 0351 1234567</p></footer>',
    ['Große Amseler Str. 15, 01097 Dresden'],
  ],
  [
    '<footer><p>Amselweg 4</p><p>59439 Holzwickede Filiale Kiel Bremer Straße 6</p><p>24145 Kiel</p></footer>',
    ['Amselweg 4, 59439 Holzwickede', 'Bremer Straße 6, 24145 Kiel'],
  ],
  [
    '<footer><p>Oberfeld 41c</p><p>6842 Koblach, Österreich</p></footer>',
    ['Oberfeld 41c, 6842 Koblach'],
  ],
  [
    '<footer><p>125-10 Blackbird Blvd, Suite 222</p><p>Springfield, IL 62701</p></footer>',
    ['125-10 Blackbird Blvd, Suite 222, Springfield, IL 62701'],
  ],
  [
    '<footer><p>20 Lark Dr. Suite 600</p><p>Ottawa, ON, K2G 5X8</p></footer>',
    ['20 Lark Dr. Suite 600, Ottawa, ON, K2G 5X8'],
  ],
  [
    '<footer><p>4/25 Lark Drive</p><p>Marcoola QLD 4564</p></footer>',
    ['4/25 Lark Drive, Marcoola QLD 4564'],
  ],
  [
    '<footer><p>Lark House, 2 Middle Lane, Droitwich, WR9 7JR, England</p></footer>',
    ['2 Middle Lane, Droitwich, WR9 7JR'],
  ],
  ['<p>Das Geld geht an die Lerche Inc., 1600 Lark Pkwy, Mountain View, CA 94043, USA.</p>', []],
])('the locations in %s', (html, locations) => {
  expect(texts(facts(html).locations)).toEqual(locations)
})

test.each([
  [
    '<html lang="de-DE"><link rel="alternate" hreflang="en" href="/en"><p>Wir bauen Dächer und sind für Sie da.</p>',
    ['Deutsch'],
  ],
  [
    '<html lang="en"><p>Wir bauen Dächer für die Region und sind mit dem Herzen dabei.</p>',
    ['Deutsch'],
  ],
  [
    '<html lang="zxx"><p>We build roofs for you and for all of our customers in the city.</p>',
    ['Englisch'],
  ],
  ['<a href="/fr">Français</a>', ['Französisch']],
  ['<a href="https://other.example/fr">Français</a>', []],
  ['<html lang="en"><p>Text</p>', []],
])('the languages in %s', (html, languages) => {
  expect(texts(facts(html).languages)).toEqual(languages)
})

test.each([
  ['<a href="/jobs/1">Tischler (m/w/d)</a>', ['jobs: Tischler (m/w/d)']],
  ['<nav><a href="/karriere">Karriere</a></nav>', []],
  ['<a href="/jobs">Offene Stellen</a><h2>Offene Stellen</h2><p>Aktuell keine Stellen.</p>', []],
  ['<h2>Offene Stellen</h2><h3>Derzeit keine</h3><h3>Tischler (m/w/d)</h3>', []],
  ['<h2>Open positions</h2><ul><li>None at present</li></ul>', []],
  [
    '<h2>Offene Stellen</h2><ul><li>Tischlerin</li><li>Initiativbewerbung</li></ul>',
    ['jobs: Tischlerin'],
  ],
  [
    '<h2>Aktuelles</h2><p>3. März 2026</p><h3>Richtfest in Halle</h3><p>Text.</p>',
    ['news: Richtfest in Halle (3. März 2026)'],
  ],
  [
    '<h2>Termine</h2><h3>Tag der offenen Tür</h3><time>12.05.2026</time>',
    ['events: Tag der offenen Tür (12.05.2026)'],
  ],
  [
    '<h2>Aktuelles</h2><h3>Neues Lager eröffnet</h3><p>Halle, im März 2026</p><h3>Richtfest gefeiert</h3><p>Halle, im April 2026</p>',
    [
      'news: Richtfest gefeiert (Halle, im April 2026)',
      'news: Neues Lager eröffnet (Halle, im März 2026)',
    ],
  ],
  [
    '<h2>Offene Stellen</h2><h3>Tischlerin</h3><p>Ab Mai.</p><h3>Büro und Verwaltung</h3><p>Ab Juni.</p>',
    ['jobs: Tischlerin', 'jobs: Büro und Verwaltung'],
  ],
  [
    '<p>Werden Sie Mitglied in unserem Verein.</p>',
    ['jobs: Werden Sie Mitglied in unserem Verein.'],
  ],
  ['<a href="/checkout/cart">Warenkorb</a>', ['shop: Onlineshop']],
  ['<meta name="generator" content="TYPO3 CMS"><p>Wir planen mit KI.</p>', []],
  ['<p>Preise von 12.05.2026</p><h3>Angebot</h3>', []],
])('the signals in %s', (html, signals) => {
  expect(facts(html).signals.map(({ kind, text }) => `${kind}: ${text}`)).toEqual(signals)
})

test.each([
  ['<p>Seit 1959 backen wir Brot.</p>', '1959'],
  ['<p>1895</p><h3>Gründung</h3>', '1895'],
  ['<p>Gründung:</p><p>2006</p>', '2006'],
  ['<p>Qualität seit 1961</p>', '1961'],
  ['<title>Amsel Clinic</title><p>Eva moved and founded Amsel Clinic in January 2016.</p>', '2016'],
  ['<p>Est. 1898</p>', '1898'],
  ['<p>Familienbetrieb seit drei Generationen</p>', undefined],
  ['<p>Präqualifiziert seit 2014</p>', undefined],
  ['<p>Wir helfen der 1970 gegründeten Lerche AG.</p>', undefined],
])('the year of foundation in %s', (html, year) => {
  expect(facts(html).founded?.text).toBe(year)
})

test.each([
  ['<p>Wir beschäftigen 12 Mitarbeiter.</p>', '12 Mitarbeiter'],
  ['<p>Der Vorstand hat fünf Mitglieder, die wir wählen.</p>', undefined],
  ['<p>Lerche AG: 400 Mitarbeiter freuen sich über neue Stühle.</p>', undefined],
])('the size in %s', (html, size) => {
  expect(facts(html).size?.text).toBe(size)
})

test.each([
  [
    '<title>Amsel GmbH</title><meta name="description" content="Amsel ist der größte Bäcker im ganzen Land."><p>Die Amsel GmbH ist eine Bäckerei mit drei Läden in Halle.</p>',
    'Die Amsel GmbH ist eine Bäckerei mit drei Läden in Halle.',
  ],
  [
    '<title>Amsel Dachstühle</title><p>Willkommen bei Amsel. Wir bauen Dächer und Dachstühle aus Holz.</p>',
    'Wir bauen Dächer und Dachstühle aus Holz.',
  ],
  [
    '<title>Malerei Amsel</title><p>Besuchen Sie uns in unserem Haus in Halle an der Saale.</p><p>Im Herzen der Stadt gestalten wir Fassaden und Räume für Mieter.</p>',
    'Im Herzen der Stadt gestalten wir Fassaden und Räume für Mieter.',
  ],
  ['<p>Wir sind für Sie da, immer und jederzeit mit ganzem Herzen.</p>', undefined],
  ['<p>Wir übernehmen keine Haftung für die Inhalte der verlinkten Seiten.</p>', undefined],
])('the description in %s', (html, description) => {
  expect(facts(html).description?.text).toBe(description)
})

describe('nothing that is not so:', () => {
  const CONTACT = 'https://amsel.example/kontakt'
  const IMPRINT = 'https://amsel.example/impressum'

  test.each([
    [
      'a menu entry',
      '<nav><a href="/jobs">Wir stellen ein!</a> <a href="/karriere">Jobs</a></nav>',
    ],
    ['a page without vacancies', '<h1>Offene Stellen</h1><p>Aktuell keine Stellen.</p>'],
    ['an invitation', '<h1>Karriere</h1><p>Wir freuen uns über jede Bewerbung.</p>'],
  ])('%s is no vacancy', (_what, html) => {
    expect(facts(html).signals).toEqual([])
  })

  test('a place does not get the street or the postcode of the address before', () => {
    const html = `<p>Zentrale: Hauptstr. 5, 10115 Berlin</p><p>80331 München</p>
      <h2>Werk Nord</h2><p>Hafenstraße 2<br>20457 Hamburg<br>Havenweg 1, Rotterdam</p>`

    expect(texts(facts(html, CONTACT).locations)).toEqual([
      'Hauptstr. 5, 10115 Berlin',
      'Hafenstraße 2, 20457 Hamburg',
      '80331 München',
    ])
  })

  test('addresses of authorities, the hosting firm and dealers are not those of the company', () => {
    const html = `<title>Impressum | Amsel GmbH</title><h1>Impressum</h1><p>Amsel GmbH<br>Ring 1<br>04109 Leipzig</p>
      <h2>Datenschutzaufsicht</h2><p>Muster-Behörde, Allee 2, 01067 Dresden</p>
      <h2>Technik</h2><p>Wolkenhaus AG<br>Rechenweg 3<br>10115 Berlin</p>
      <p>Zuständige Kammer: IHK Muster, Platz 4, 04107 Leipzig</p>`

    expect(texts(facts(html, IMPRINT).locations)).toEqual(['Ring 1, 04109 Leipzig'])
  })

  test.each([
    ['Amsel GmbH & Co. KG'],
    ['Amsel Verwaltungs UG (haftungsbeschränkt)'],
    ['Amsel Rechtsanwälte PartG mbB'],
    ['Amsel & Söhne e. K.'],
    ['Amselfreunde e. V.'],
    ['Amsel Steuerberatungsgesellschaft mbH'],
    ['Amsel Foods Ltd'],
  ])('the name is whole: %s', (name) => {
    const html = `<title>Willkommen | Amsel</title><footer><p>© 2026 ${name}</p></footer>`

    expect(facts(html, 'https://amsel.example/').name?.text).toBe(name)
  })

  test.each([
    ['customers of a certain size', '<p>Software für Unternehmen ab 50 Mitarbeitern.</p>'],
    ['customers of a certain size', '<p>Für Teams mit bis zu 20 Mitarbeitern.</p>'],
    ['inhabitants', '<p>Wir liefern in eine Stadt mit 18.400 Einwohnern.</p>'],
    ['seats', '<p>Räume für bis zu 60 Personen.</p>'],
  ])('%s are not the size of the company', (_what, html) => {
    expect(facts(html).size).toBeNull()
  })

  test.each([
    ['<p>Wir sind seit 2015 Partner von Beispiel.</p>'],
    ['<p>Seit 1. Oktober 2026 haben wir neue Öffnungszeiten.</p>'],
    ['<p>Im Jahr 1283 erhielt der Ort Stadtrechte.</p>'],
    ['<p>Anna Beispiel ist seit 2003 als Anwältin zugelassen.</p>'],
    ['<p>Unsere Tochter in Wien wurde 2015 gegründet.</p>'],
    ['<p>Wir wurden 1990 gegründet.</p><p>Wir wurden 1991 gegründet.</p>'],
  ])('%s names no year of foundation', (html) => {
    expect(facts(html).founded).toBeNull()
  })

  test.each([
    ['<p>Mit 50 Euro pflanzen wir zehn Bäume. Spenden Sie!</p>'],
    ['<p>Unser Umsatz lag bei 900.000 € im Jahr.</p>'],
    ['<p>Wir haben 500 € gespendet.</p>'],
    ['<p>9,90 € 7,90 €</p>'],
  ])('%s names no price', (html) => {
    expect(facts(html).prices).toEqual([])
  })

  test('a struck-out price is not a price', () => {
    const html = '<h3>Assam</h3><p><del>9,90 €</del> 7,90 €</p>'

    expect(texts(facts(html).prices)).toEqual(['Assam: 7,90 €'])
  })

  test('what stands only in data for search engines is no fact', () => {
    const html =
      '<title>Amsel</title><script type="application/ld+json">{"@type":"Organization","name":"Ganz anderer Name AG"}</script>'

    expect(facts(html).name?.text).toBe('Amsel')
  })

  test('"IT" in a menu is not Italian', () => {
    expect(texts(facts('<nav><a href="/loesungen/it-dienste">IT</a></nav>').languages)).toEqual([])
  })
})

test('what several pages say is one fact with all of them as sources', () => {
  const about = 'https://firma.example/ueber-uns'
  const found = factsOf(
    [
      outline('<title>Start | Amsel GmbH</title>'),
      outline('<title>Über uns | AMSEL GmbH</title>', about),
    ],
    'de',
  )

  expect(found.name).toMatchObject({ text: 'Amsel GmbH', sources: [HOME, about] })
})

test('whatever a page holds, its facts keep to the contract and hold no tags', () => {
  const fragment = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<h1>',
      '</h1>',
      '<h2>Leistungen</h2>',
      '<h3>',
      '<li>',
      '<ul>',
      '<footer>',
      '<p>',
      '<title>',
      '<a href="/jobs">',
      '<a href="//[">',
      '<meta name="description" content="',
      '">',
      '<script type="application/ld+json">',
      '</script>',
      '{"@type":"Organization","name":[{"@value":7},"\\u0000x"]}',
      '© 2026 ',
      '04109 Leipzig ',
      'Hauptstraße 1 ',
      '12.03.2026',
    ),
  )
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 40 }), (fragments) => {
      const found = facts(fragments.join(''))
      const { offers, audiences, locations, signals } = found
      for (const text of texts([...offers, ...audiences, ...locations, ...signals])) {
        expect(text).not.toMatch(/[<>\p{Cc}]/u)
      }
    }),
  )
})
