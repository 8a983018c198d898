import path from 'node:path'
import pdfMake from 'pdfmake'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { documentLayout, FONT } from './document-layout.ts'
import type { DocumentBlock } from './tool-document.ts'

const COLORS = { ink: '#14231f', brand: '#0e4a3f', muted: '#55655f', sand: '#eadbc6' }
const FONTS = path.resolve('node_modules/pdfmake/fonts/Roboto')

async function pagesOf(blocks: DocumentBlock[]): Promise<string[]> {
  const font = { normal: `${FONTS}/Roboto-Regular.ttf`, bold: `${FONTS}/Roboto-Medium.ttf` }
  pdfMake.setLocalAccessPolicy(() => true)
  pdfMake.setUrlAccessPolicy(() => false)
  pdfMake.setFonts({ [FONT]: font })
  const layout = documentLayout(
    {
      language: 'de',
      title: 'Größe & Maß',
      fileName: 'test',
      blocks,
      note: 'Zum Schluss.',
    },
    COLORS,
  )
  const file = await pdfMake.createPdf(layout).getBuffer()
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
  return text
}

test('no heading stays behind alone at the end of a page', async () => {
  const blocks = Array.from({ length: 40 }, (_, index): DocumentBlock[] => [
    { kind: 'heading', level: index % 3 === 0 ? 2 : 3, text: `Überschrift ${index}` },
    { kind: 'paragraph', text: 'Ein Satz, der ein paar Zeilen lang ist. '.repeat(1 + (index % 7)) },
  ]).flat()

  const pages = await pagesOf(blocks)

  expect(pages.length).toBeGreaterThan(3)
  expect(pages.filter((text) => /Überschrift \d+\s+Seite \d+ von \d+\s*$/.test(text))).toEqual([])
  expect(pages[0]).toContain('Größe & Maß')
  expect(pages.at(-1)).toContain('Zum Schluss.')
})

test('a heading goes to the next page with the smaller heading under it, and the note with the last lines', async () => {
  for (let lines = 20; lines < 40; lines += 1) {
    const pages = await pagesOf([
      { kind: 'list', ordered: false, items: Array.from({ length: lines }, () => 'Zeile') },
      { kind: 'heading', level: 2, text: 'Der Weg' },
      { kind: 'heading', level: 3, text: 'Problem' },
      { kind: 'paragraph', text: 'Anna wartet.' },
    ])
    const together = pages.filter((text) =>
      /Der Weg.*Problem.*Anna wartet.*Zum Schluss/s.test(text),
    )
    expect(together).toHaveLength(1)
  }
})

test('lists, tables and links are in the document', async () => {
  const [page] = await pagesOf([
    { kind: 'list', ordered: true, items: ['Erstens', 'Zweitens'] },
    { kind: 'table', head: ['Was', 'Wer'], rows: [['Angebot schreiben', 'Ида']] },
    {
      kind: 'paragraph',
      text: { text: 'Gefunden', links: [{ label: 'Über uns', url: 'https://www.example.com/' }] },
    },
  ])
  for (const text of ['Zweitens', 'Angebot schreiben', 'Ида', 'Gefunden [Über uns]']) {
    expect(page).toContain(text)
  }
})

test('a row of a table stays on one page', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => [
    `Anfang ${index} ${'und noch ein paar Worte '.repeat(9)} Ende ${index}.`,
    'Ida',
  ])
  const pages = await pagesOf([{ kind: 'table', head: ['Was', 'Wer'], rows }])
  expect(pages.length).toBeGreaterThan(2)
  for (const index of rows.keys()) {
    const page = pages.find((text) => text.includes(`Anfang ${index} `))
    expect(page?.replace(/\s+/g, ' ')).toContain(`Ende ${index}.`)
  }
})
