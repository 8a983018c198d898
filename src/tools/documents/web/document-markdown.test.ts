import { expect, test } from 'vitest'
import { documentMarkdown } from './document-markdown.ts'
import { type DocumentBlock, fileNameOf } from './tool-document.ts'

const made = (...blocks: DocumentBlock[]) =>
  documentMarkdown({
    language: 'de',
    title: 'Ein Titel',
    subtitle: '3. März',
    fileName: 'ein-titel',
    blocks,
    note: 'Ein Hinweis.',
  })

test('a document begins with its title and ends with its note', () => {
  expect(made()).toBe('# Ein Titel\n\n3\\. März\n\n---\n\nEin Hinweis.\n')
})

test('lists keep their order, and lines of an item stay in it', () => {
  const text = made({ kind: 'list', ordered: true, items: ['Erstens\nmit Zusatz', 'Zweitens'] })
  expect(text).toContain('1. Erstens\n   mit Zusatz\n2. Zweitens')
})

test('a text leads to the pages it was taken from', () => {
  const links = [{ label: 'Über uns', url: 'https://www.example.com/über?a=<b>' }]
  expect(made({ kind: 'paragraph', text: { text: 'Gegründet 1990', links } })).toContain(
    'Gegründet 1990 ([Über uns](<https://www.example.com/über?a=%3Cb%3E>))',
  )
})

test('a cell of a table is one line', () => {
  const text = made({ kind: 'table', head: ['Was', 'Wer'], rows: [['a|b\nc', 'Ida']] })
  expect(text).toContain('| Was | Wer |\n| --- | --- |\n| a\\|b<br>c | Ida |')
})

test.each([
  ['# kein Titel', '\\# kein Titel'],
  ['1. keine Liste', '1\\. keine Liste'],
  ['- kein Punkt', '\\- kein Punkt'],
  ['*nicht* _betont_', '\\*nicht\\* \\_betont\\_'],
  ['<b>kein HTML</b>', '\\<b\\>kein HTML\\</b\\>'],
  ['[kein](Link)', '\\[kein\\](Link)'],
  ['erste\n# zweite Zeile', 'erste\n\\# zweite Zeile'],
])('what people typed is text: %j', (typed, shown) => {
  expect(made({ kind: 'paragraph', text: typed })).toContain(shown)
})

test.each([
  [['Müller & Söhne', 'Strategie'], 'mueller-soehne-strategie'],
  [['Café Ñandú'], 'cafe-nandu'],
  [['Здравей'], 'здравей'],
  [['???'], 'dokument'],
])('a file of %j is called %s', (parts, name) => {
  expect(fileNameOf(...parts)).toBe(name)
})

test('a long name stays short', () => {
  expect(fileNameOf('sehr '.repeat(50)).length).toBeLessThanOrEqual(80)
})
