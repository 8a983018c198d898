import { describe, expect, test } from 'vitest'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { isSupported } from './statement-evidence.ts'
import { factsIn } from './strategy-facts.ts'

const HOME = 'https://www.example.com/'
const OFFERS = 'https://www.example.com/leistungen'
const FACTS: SiteFacts = {
  url: HOME,
  pages: [
    { url: HOME, title: 'Zimmerei Muster – Holzbau in Hamburg' },
    { url: OFFERS, title: 'Leistungen | TYPO3-Shop' },
  ],
  name: { text: 'Zimmerei Muster', sources: [HOME] },
  description: {
    text: 'Seit 1998 bauen wir mit zwölf Leuten Dachstühle für Familien und für die Werft Nordkai AG. Leitung: Anna Beispiel.',
    sources: [HOME],
  },
  offers: [
    { text: 'Dachstühle und Treppen aus Eiche', sources: [OFFERS] },
    { text: 'Über 1.200 Dächer, 98,5 % pünktlich, 1,5 Mio. Schindeln', sources: [OFFERS] },
    { text: 'Planung mit SAP und „Haus in einem Tag“', sources: [OFFERS] },
  ],
  audiences: [{ text: 'Bauherren in Lübeck, 30 im Jahr', sources: [] }],
  kind: 'company',
  size: null,
  founded: null,
  prices: [],
  references: [],
  languages: [],
  locations: [{ text: 'Musterbau Bremen', sources: [OFFERS] }],
  signals: [],
}

type Case = readonly [language: ToolLanguage, statement: string]
const NAME = 'Zimmerei Muster'

/** What the pages say; without pages, what the visitor typed. */
function textsOn(pages: readonly string[]): string[] {
  const titles = FACTS.pages.filter(({ url }) => pages.includes(url)).map(({ title }) => title)
  const facts = factsIn(FACTS).filter(({ sources }) =>
    pages.length > 0 ? sources.some((page) => pages.includes(page)) : sources.length === 0,
  )
  return [...titles, ...facts.map(({ text }) => text)]
}

const stands = ([language, statement]: Case, pages = [HOME, OFFERS]) =>
  isSupported(statement, textsOn(pages), { name: NAME, language })

describe('a statement stands', () => {
  test.each<Case>([
    ['de', 'Das Unternehmen plant und baut Dachstühle für private Bauherren.'],
    ['de', 'Die Zimmerei Muster baut seit 1998 in Hamburg.'],
    ['de', 'Zimmerei Musters Angebot: Treppen aus Eiche.'],
    ['de', 'Zwölf Leute bauen Dachstühle, geleitet von Anna Beispiel.'],
    ['de', 'Das Team hat 12 Leute und über 1 200 Dächer gebaut.'],
    ['de', '98,5 Prozent der Dächer waren pünktlich fertig.'],
    ['de', 'Sie verarbeitet 1.500.000 Schindeln.'],
    ['de', 'Es gibt das „Haus in einem Tag“.'],
    ['de', 'Geplant wird mit SAP, die Website läuft mit TYPO3.'],
    ['de', 'Kunden sind Familien und die Werft Nordkai AG.'],
    ['de', 'Vom Dachstuhl bis zur Treppe kommt alles aus einer Hand.'],
    ['de', 'Angesprochen werden Familien, die zum ersten Mal bauen.'],
    ['de', 'Baut Dachstühle.'],
    ['de', 'IT-Lösungen und B2B sind kein Thema, MitarbeiterInnen aber schon.'],
    ['de', 'Handwerkliche Qualität für Familien, z. B. Treppen.'],
    ['en', 'The company has built roof trusses in Hamburg since 1998.'],
    ['en', 'Zimmerei Muster has built more than 1,200 roofs; 98.5% were on time.'],
    ['en', 'Its customers include families and Werft Nordkai AG.'],
    ['en', 'A team of twelve is led by Anna Beispiel. Planning uses SAP.'],
    ['en', 'Families are addressed, and quality comes first.'],
  ])('in %s: %s', (...statement) => {
    expect(stands(statement)).toBe(true)
  })
})

describe('a statement does not stand', () => {
  test.each<Case>([
    ['de', 'Wir arbeiten für die Musterbau Hamburg GmbH.'],
    ['de', 'Die Zimmerei hat 500 Beschäftigte.'],
    ['de', 'Die Zimmerei arbeitet in vierundzwanzig Ländern.'],
    ['de', 'Sie hat 1,2 Dächer gebaut.'],
    ['de', '12 % der Leute bauen Dachstühle.'],
    ['de', 'Zimmerei Muster GmbH baut Dachstühle.'],
    ['de', 'Zu den Kunden zählt Siemens.'],
    ['de', 'Siemens gehört zu den Kunden.'],
    ['de', 'Das Unternehmen arbeitet für die Lufthansa.'],
    ['de', 'Es beliefert Betriebe in München.'],
    ['de', 'Anna Schmidt leitet die Zimmerei.'],
    ['de', 'Geleitet wird sie von Peter Beispiel.'],
    ['de', 'Die Website läuft mit WordPress und Matomo4.'],
    ['de', 'Es gibt das Angebot „Haus in einer Woche“.'],
    ['de', 'Unterstützt wird der Musterverein e. V. in Hamburg.'],
    ['de', 'Sie arbeitet u. a. mit Bosch.'],
    ['en', 'The company works for Musterbau Hamburg GmbH.'],
    ['en', 'It has 500 employees.'],
    ['en', 'Three hundred roofs were built in forty-two countries.'],
    ['en', 'Its roofs are known in London.'],
    ['en', 'Siemens is one of its customers.'],
    ['en', 'Peter Schmidt runs the company.'],
    ['en', 'It sells the “House in a Week”.'],
    ['en', 'Planning uses AutoCAD.'],
  ])('in %s: %s', (...statement) => {
    expect(stands(statement)).toBe(false)
  })

  test('on a page that does not say it, but the company may be named there', () => {
    const statement: Case = ['de', 'Zimmerei Muster plant mit SAP.']

    expect(stands(statement, [OFFERS])).toBe(true)
    expect(stands(statement, [HOME])).toBe(false)
  })

  test('on what the visitor typed where only a page says it', () => {
    expect(stands(['de', 'Bauherren in Lübeck, 30 im Jahr.'], [])).toBe(true)
    expect(stands(['de', 'Gebaut wird in Hamburg, seit 1998.'], [])).toBe(false)
    expect(stands(['de', 'Bauherren in Lübeck.'])).toBe(false)
  })
})
