import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Language } from '#site/pages/web/page-table.ts'
import {
  type DocumentBlock,
  type DocumentText,
  linksOf,
  plainText,
  type ToolDocument,
} from './tool-document.ts'

/** The page's colours in a document. */
export interface DocumentColors {
  ink: string
  brand: string
  muted: string
  sand: string
}

/** A font with Latin, Greek and Cyrillic letters, because users may paste any text. */
export const FONT = 'Roboto'

/** The A4 layout of a document as a definition for pdfmake. */
export function documentLayout(
  { language, title, subtitle, blocks, note }: ToolDocument,
  colors: DocumentColors,
): TDocumentDefinitions {
  return {
    info: { title },
    language,
    pageSize: 'A4',
    pageMargins: [56, 56, 56, 64],
    defaultStyle: { font: FONT, fontSize: 10.5, lineHeight: 1.35, color: colors.ink },
    footer: (page, pages) => ({
      text: PAGE_OF[language](page, pages),
      alignment: 'right',
      fontSize: 8.5,
      color: colors.muted,
      margin: [56, 20, 56, 0],
    }),
    content: [
      { text: title, fontSize: 22, bold: true, lineHeight: 1.15, color: colors.brand },
      ...(subtitle
        ? [{ text: subtitle, color: colors.muted, margin: [0, 4, 0, 0] } satisfies Content]
        : []),
      ...blocks.map((block, index) => blockContent(block, colors, index === blocks.length - 1)),
      { text: note, fontSize: 8.5, color: colors.muted, margin: [0, 24, 0, 0] },
    ],
    // Moves to the next page what would be alone at the end of one. One node is always there: the page's footer.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
      node.headlineLevel !== undefined &&
      getFollowingNodesOnPage().filter(({ headlineLevel }) => !headlineLevel).length <= 1,
  }
}

const PAGE_OF = {
  de: (page, pages) => `Seite ${page} von ${pages}`,
  en: (page, pages) => `Page ${page} of ${pages}`,
} as const satisfies Record<Language, (page: number, pages: number) => string>

/** Headings stay with what follows, and the last paragraph with the note: both have a level. */
function blockContent(block: DocumentBlock, colors: DocumentColors, isLast: boolean): Content {
  switch (block.kind) {
    case 'heading':
      return {
        text: block.text,
        headlineLevel: block.level,
        bold: true,
        fontSize: block.level === 2 ? 14 : 11.5,
        lineHeight: 1.2,
        margin: [0, block.level === 2 ? 18 : 12, 0, 2],
      }
    case 'paragraph':
      return {
        ...textContent(block.text, colors),
        ...(isLast && { headlineLevel: 3 }),
        margin: [0, 6, 0, 0],
      }
    case 'list': {
      const items = block.items.map(
        (item) => ({ ...textContent(item, colors), margin: [0, 3, 0, 0] }) as Content,
      )
      return { ...(block.ordered ? { ol: items } : { ul: items }), margin: [0, 4, 0, 0] }
    }
    case 'table':
      return {
        margin: [0, 10, 0, 0],
        layout: { ...TABLE_LINES, hLineColor: () => colors.sand },
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: block.head.map((_, index) => (index === 0 ? '*' : 'auto')),
          body: [
            block.head.map((text): TableCell => ({ text, bold: true })),
            ...block.rows.map((row) => row.map((text): TableCell => ({ text }))),
          ],
        },
      }
  }
}

const TABLE_LINES = {
  hLineWidth: () => 0.7,
  vLineWidth: () => 0,
  paddingTop: () => 4,
  paddingBottom: () => 4,
}

function textContent(text: DocumentText, colors: DocumentColors) {
  const links = linksOf(text).map(({ label, url }) => ({
    text: ` [${label}]`,
    link: url,
    color: colors.brand,
    fontSize: 8.5,
  }))
  return { text: [plainText(text), ...links] }
}
