import { describe, expect, test } from 'vitest'
import { readOutline } from './page-outline-reader.ts'
import { factsOf } from './site-extract.ts'

/** The offers on a start page with this body. */
function offersIn(body: string, url = 'https://firma.example/', title = 'Amsel GmbH') {
  const html = Buffer.from(`<html><title>${title}</title><body>${body}`)
  const page = readOutline({ url, contentType: 'text/html; charset=utf-8', body: html })
  return factsOf([page], 'de').offers.map(({ text }) => text)
}

const cards = (...names: string[]) =>
  names
    .map(
      (name) =>
        `<div class="card"><h3>${name}</h3><p>Wir fertigen sie nach Maß in unserer eigenen Werkstatt.</p></div>`,
    )
    .join('')

describe('offers are', () => {
  test.each([
    [
      'items of a list under a heading that announces them',
      '<h2>Leistungen</h2><ul><li>Dachstühle</li><li>Carports</li><li>Mehr erfahren</li></ul>',
      ['Dachstühle', 'Carports'],
    ],
    [
      'headings below it',
      `<h2>What we do</h2>${cards('Roofs', 'Sheds', 'Contact us')}`,
      ['Roofs', 'Sheds'],
    ],
    [
      'headings below a small line that announces them, though the heading is a slogan',
      `<section><div class="line">Unsere Leistungen</div><h2>Alles aus einer Hand.</h2>${cards('Dachstühle', 'Carports', 'Gauben')}</section>`,
      ['Dachstühle', 'Carports', 'Gauben'],
    ],
    [
      'entries of a menu below one',
      '<nav><ul><li><a href="/l">Leistungen</a><ul><li><a href="/d">Dachstühle</a></li><li><a href="/c">Carports</a></li></ul></li><li><a href="/k">Kontakt</a></li></ul></nav>',
      ['Dachstühle', 'Carports'],
    ],
    [
      'links to pages below that about services',
      '<nav><a href="/leistungen/dach">Dachstühle</a><a href="/leistungen">Alle Leistungen</a></nav>',
      ['Dachstühle'],
    ],
    [
      'cards that lead to pages of their own',
      `<h2>Das Herzstück</h2>${['Drehteile', 'Frästeile', 'Zahnräder'].map((name) => `<a href="/${name}"><h3>${name}</h3><p>In kleinen und großen Serien, auf hundertstel Millimeter genau.</p></a>`).join('')}`,
      ['Drehteile', 'Frästeile', 'Zahnräder'],
    ],
    [
      'what most names say that it is done for others',
      `<h2>So individuell wie Sie</h2>${cards('Steuerberatung', 'Lohnbuchhaltung', 'Existenzgründungsberatung')}`,
      ['Steuerberatung', 'Lohnbuchhaltung', 'Existenzgründungsberatung'],
    ],
    [
      'an enumeration in a sentence',
      '<p>Wir sind spezialisiert auf Drehteile, Frästeile und Zahnräder für den Maschinenbau.</p>',
      ['Drehteile', 'Frästeile', 'Zahnräder'],
    ],
    [
      'an enumeration in a heading',
      '<h2>Spezialisiert auf Altbauten, Bäder und Heizungen.</h2>',
      ['Altbauten', 'Bäder', 'Heizungen'],
    ],
    [
      'links of a list whose titles are no headings',
      '<h2>Unsere Leistungen</h2><p><a href="/d">Dachstühle</a> · <a href="/c">Carports</a> · <a href="/k">Kontaktlinsen</a></p>',
      ['Dachstühle', 'Carports', 'Kontaktlinsen'],
    ],
    [
      'bold names before their texts without a space between',
      `<h2>Unser Sortiment</h2>${['Waldhonig', 'Kleehonig', 'Honigwein'].map((name) => `<div><b>${name}</b><span>Er ist mild und süß.</span></div>`).join('')}`,
      ['Waldhonig', 'Kleehonig', 'Honigwein'],
    ],
    [
      'cards that end with a full stop',
      `<h2>Leistungen</h2>${cards('Planung.', 'Montage.')}`,
      ['Planung', 'Montage'],
    ],
    [
      'dishes of a menu, which is none of the website',
      `<div class="lunch-menu"><h2>Unser Angebot</h2>${cards('Lammkeule', 'Käseplatte', 'Apfelkuchen')}</div>`,
      ['Lammkeule', 'Käseplatte', 'Apfelkuchen'],
    ],
    [
      'cards of different widths',
      `<h2>Leistungen</h2>${['Dachstühle', 'Carports', 'Gauben'].map((name, at) => `<div class="col-${at + 3}"><h3>${name}</h3></div>`).join('')}`,
      ['Dachstühle', 'Carports', 'Gauben'],
    ],
    [
      'what has a word in common',
      `<h2>Ruhe am See</h2>${cards('Zimmer Seeblick', 'Zimmer Bergblick', 'Zimmer Garten')}`,
      ['Zimmer Seeblick', 'Zimmer Bergblick', 'Zimmer Garten'],
    ],
    [
      'named once',
      '<h2>Unsere Produkte</h2><h3>Dachstühle</h3><h3>DACHSTÜHLE</h3><h3>Dachstuehle</h3>',
      ['Dachstühle'],
    ],
    [
      'named without number, picture and slogan',
      `<h2>Produkte</h2>${cards('01 Waldhonig – die Kraft der Natur', '🍯 Blütenhonig: mild und süß', 'Met')}`,
      ['Waldhonig', 'Blütenhonig', 'Met'],
    ],
  ])('%s', (_what, body, offers) => {
    expect(offersIn(body)).toEqual(offers)
  })

  test('entries of the menu of a firm, but of nobody else', () => {
    const menu = '<nav><a href="/zimmerei">Zimmerei</a><a href="/praxis">Praxis</a></nav>'

    expect(offersIn(`<h1>Amsel GmbH</h1>${menu}`)).toEqual(['Zimmerei'])
    expect(offersIn(menu, 'https://firma.example/', 'Anna Amsel')).toEqual([])
  })

  test('the main headings of a page about them, and the page that the menu names as it does', () => {
    const body = `<h1>Produkte für den Maschinenbau</h1>${cards('Drehteile', 'Frästeile', 'Zahnräder')}`
    const own = '<nav><a href="/zimmerei">Zimmerei</a></nav><h2>Zimmerei</h2>'

    expect(offersIn(body, 'https://firma.example/leistungen.html')).toEqual([
      'Drehteile',
      'Frästeile',
      'Zahnräder',
    ])
    expect(offersIn(`<p>Amsel GmbH</p>${own}`, 'https://firma.example/zimmerei')).toEqual([
      'Zimmerei',
    ])
  })
})

describe('no offers are', () => {
  test.each([
    [
      'slogans',
      `<h2>Leistungen</h2>${cards('Wir sind für Sie da', 'Alles aus einer Hand', 'Mehr als nur Holz')}`,
    ],
    ['sentences', `<h2>Leistungen</h2>${cards('Sie planen Ihr Haus?', 'Das ist möglich.')}`],
    ['advantages', `<h2>Warum unsere Leistungen?</h2>${cards('Erfahrung', 'Handarbeit')}`],
    [
      'steps',
      `<p>Unser Ablauf</p><h2>In drei Schritten zum Angebot</h2>${cards('Anfrage', 'Entwurf', 'Montage')}`,
    ],
    [
      'buttons',
      '<h2>Our services</h2><div class="cta-actions"><p><a href="/s">Our cabins</a></p><p><a href="/t">Talk to an expert</a></p></div>',
    ],
    [
      'cards whose makers call them advantages',
      `<h2>Ein Hof am See</h2><div class="usp"><h3>Ruhe</h3></div><div class="usp"><h3>Aussicht</h3></div><div class="usp"><h3>Tiere</h3></div>`,
    ],
    ['questions', `<h2>Leistungen</h2>${cards('FAQ', 'Häufige Fragen zur Montage')}`],
    ['people', `<h2>Our expertise</h2>${cards('Dr. Anna Amsel', 'Ben Fink, Director')}`],
    [
      'addresses and telephone numbers',
      `<h2>Leistungen</h2>${cards('Rufen Sie an: 0341 1234567', 'max@firma.example')}`,
    ],
    [
      'sections whose small lines say what they are',
      '<section><p>Werkzeuge</p><h2>Genauigkeit entsteht lange vor der Fertigung</h2><h3>Stanzen</h3></section><section><p>Anfrage</p><h2>Sprechen wir über Ihr nächstes Bauteil</h2></section>',
    ],
    [
      'texts in a banner',
      '<div class="cookie-consent"><h2>Services</h2><ul><li>Statistik</li></ul></div>',
    ],
    [
      'what only data for search engines name',
      '<script type="application/ld+json">{"@type":"Service","name":"Dachstühle"}</script>',
    ],
  ])('%s', (_what, body) => {
    expect(offersIn(body)).toEqual([])
  })

  test('details of an offer', () => {
    const details = '<ul><li>Fester Preis</li><li>Feste Ansprechpartner</li></ul>'

    expect(
      offersIn(
        `<h2>Unsere Leistungen</h2><div><h3>Managed Services</h3>${details}</div><div><h3>Security Services</h3>${details}</div><div><h3>Advisory</h3>${details}</div>`,
      ),
    ).toEqual(['Managed Services', 'Security Services', 'Advisory'])
  })

  test('anything on pages about jobs or contact', () => {
    const body = `<h1>Karriere</h1><h2>Das bieten wir</h2>${cards('Flache Hierarchien', 'Obst')}`

    expect(offersIn(body, 'https://firma.example/karriere')).toEqual([])
  })
})
