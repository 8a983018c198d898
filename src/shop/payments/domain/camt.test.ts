import { describe, expect, test } from 'vitest'
import { camtOf, OWN_IBAN } from '#tests/support/product/bank-statement.ts'
import { readCamt } from './camt.ts'
import { UnreadableXml } from './xml-tree.ts'

describe.each(['02', '08'] as const)('a statement of version 001.%s', (version) => {
  const read = (...entries: Parameters<typeof camtOf>[0]) => readCamt(camtOf(entries, { version }))

  test('says of each line day, amount, payer and text', () => {
    const entry = {
      ...{ amount: '206.00', day: '2026-11-19', party: 'Möbel & Söhne KG', reference: 'A1' },
      ...{ text: ['Rechnung K26-', '001'], iban: 'DE02 1203 0000 0000 2020 51' },
    }
    expect(read(entry)).toEqual({
      iban: OWN_IBAN,
      lines: [
        {
          ...{ day: '2026-11-19', cents: 20_600, isReturn: false, party: 'Möbel & Söhne KG' },
          ...{ partyIban: 'DE02120300000000202051', text: 'Rechnung K26- 001' },
          identity: expect.any(String),
        },
      ],
    })
  })

  test('splits a batch into its transfers', () => {
    const parts = [
      { amount: '100.00', text: 'K26-001' },
      { amount: '106.50', text: 'K26-002' },
    ]
    const { lines } = read({ amount: '206.50', reference: 'B', parts })
    expect(lines.map(({ cents, text }) => [cents, text])).toEqual([
      [10_000, 'K26-001'],
      [10_650, 'K26-002'],
    ])
    expect(new Set(lines.map(({ identity }) => identity)).size).toBe(2)
  })

  test('keeps a batch as one line where its transfers do not add up', () => {
    const parts = [
      { amount: '100.00', text: 'K26-001' },
      { amount: '1.00', text: 'K26-002' },
    ]
    expect(read({ amount: '206.50', parts }).lines).toMatchObject([{ cents: 20_650 }])
  })

  test('leaves out what is not booked yet', () => {
    expect(read({ amount: '5.00', status: 'PDNG' }, { amount: '6.00' }).lines).toMatchObject([
      { cents: 600 },
    ])
  })

  test('counts a returned debit as money that left', () => {
    const returned = { amount: '-206.00', isReturn: true, party: 'Möbel KG', text: 'K26-001' }
    expect(
      readCamt(camtOf([returned], { version }).replace('>true<', '>1<')).lines[0]?.isReturn,
    ).toBe(true)
    expect(read(returned).lines).toMatchObject([
      { cents: -20_600, isReturn: true, party: 'Möbel KG' },
    ])
  })

  test('tells transfers apart that are alike in all, and knows them again in another file', () => {
    const twin = { amount: '206.00', text: 'K26-001', party: 'A' }
    const identities = read(twin, twin).lines.map(({ identity }) => identity)
    expect(new Set(identities).size).toBe(2)
    const other = read({ amount: '1.00' }, twin, twin, { amount: '2.00' }).lines
    expect(other.map(({ identity }) => identity).slice(1, 3)).toEqual(identities)
  })
})

test('amounts may have one decimal or none, and texts may be sections and entities', () => {
  const xml = camtOf([
    { amount: '12.5', text: 'X' },
    { amount: '7', text: 'Y' },
  ])
    .replace('<Ustrd>X</Ustrd>', '<Ustrd><![CDATA[A & B]]> &#228;&#xE4;</Ustrd>')
    .replaceAll('<Ntry>', '<!-- <Ntry> --><Ntry>')
  expect(readCamt(xml).lines).toMatchObject([{ cents: 1250, text: 'A & B ää' }, { cents: 700 }])
})

const ONE = camtOf([{ amount: '1.00' }])
const HOSTILE: [string, string, RegExp][] = [
  ['nothing', '', /kein XML/],
  ['JSON', '{"a":1}', /kein XML/],
  ['a page', '<!DOCTYPE html><html><body></body></html>', /Dokumenttyp/],
  ['half a file', ONE.slice(0, ONE.length / 2), /kein XML/],
  [
    'one that is cut after an entry',
    ONE.replace('</Stmt></BkToCstmrStmt></Document>', ''),
    /kein XML/,
  ],
  ['another format', '<Document><BkToCstmrDbtCdtNtfctn/></Document>', /CAMT\.053/],
  ['an empty format', '<Document/>', /CAMT\.053/],
  [
    'entities that grow',
    `<!DOCTYPE a [<!ENTITY b "${'x'.repeat(1000)}"><!ENTITY c "&b;&b;">]>${ONE}`,
    /Dokumenttyp/,
  ],
  ['an entity of its own', ONE.replace('<Nm></Nm>', '<Nm>&geheim;</Nm>'), /kein XML/],
  ['a character that no text has', camtOf([{ amount: '1.00', text: 'a\u0000b' }]), /kein XML/],
  ['such a one by its number', ONE.replace('<Nm></Nm>', '<Nm>&#0;</Nm>'), /kein XML/],
  ['half a character', ONE.replace('<Nm></Nm>', '<Nm>&#xD800;</Nm>'), /kein XML/],
  ['many levels', `${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}`, /200 Ebenen/],
  ['an unclosed comment', `<!-- ${ONE}`, /kein XML/],
  ['dollars', camtOf([{ amount: '1.00', currency: 'USD' }]), /anderen Währung/],
  ['no amount', camtOf([{ amount: 'viel' }]), /ohne lesbaren Betrag/],
  ['no day', camtOf([{ amount: '1.00', day: '2026-02-30' }]), /ohne lesbaren Betrag/],
  [
    'two accounts',
    ONE.replace('</Stmt>', `</Stmt><Stmt><Acct><Id><IBAN>DE1</IBAN></Id></Acct></Stmt>`),
    /mehrerer Konten/,
  ],
]

test.each(HOSTILE)('%s is refused with a sentence', (_, xml, sentence) => {
  const read = () => readCamt(xml)
  expect(read).toThrow(UnreadableXml)
  expect(read).toThrow(sentence)
})
