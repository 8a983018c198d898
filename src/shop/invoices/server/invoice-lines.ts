import type { Content, ContentText, CustomTableLayout } from 'pdfmake/interfaces'
import type { LookColors } from '#site/look/domain/look-colors.ts'
import { exactEuros } from '../domain/exact-euros.ts'
import type { InvoiceContent, InvoiceLine } from '../domain/invoice-content.ts'
import { SMALL, type Tools, WIDTH, type Write } from './layout-tools.ts'
import type { PdfStyle } from './pdf-fonts.ts'

/** The columns of net amount, VAT and gross amount, and what is between them. */
const AMOUNTS = [62, 56, 66]
const GAP = 6

/** What is invoiced, with its sums: each line with its amounts, and its details below them over the whole width. */
export function linesTable({ lines, total, tax, kind }: InvoiceContent, tools: Tools): Content {
  const { write, colors, space } = tools
  // Where no VAT is shown there is one amount.
  const isTaxed = tax.category === 'S'
  const sign = kind === 'cancellation' ? -1 : 1
  const amounts = ({ net, vat, gross }: InvoiceLine) =>
    (isTaxed ? [net, vat, gross] : [gross]).map((cents) => exactEuros(sign * cents))
  const sum = (name: string, cents: number, style: PdfStyle = 'text') =>
    row(tools, write(name, style, { alignment: 'right' }), [exactEuros(sign * cents)], style)
  const sums = [
    ...(isTaxed
      ? [
          sum('Nettobetrag', total.net),
          sum(`USt. ${String(tax.rate).replace('.', ',')}\u00a0%`, total.vat),
        ]
      : []),
    sum('Gesamtbetrag', total.gross, 'bold'),
  ]
  const head = isTaxed ? ['Netto', 'USt.', 'Brutto'] : ['Betrag']
  return {
    margin: [0, space.table, 0, 0],
    layout: tableLines(colors, { rows: lines.length, sums: sums.length, padding: space.row }),
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [WIDTH],
      body: [
        row(tools, write('Leistung', 'bold', { fontSize: SMALL }), head, 'bold'),
        ...lines.map((line) => ({
          stack: [
            row(tools, nameOf(line, write), amounts(line)),
            ...line.details.map((detail) =>
              write(detail, 'text', { fontSize: space.details, color: colors.secondary }),
            ),
          ],
        })),
        ...sums,
      ].map((cell) => [cell]),
    },
  }
}

/** A text and its amounts, which stand below those of other rows. */
function row(
  { write }: Tools,
  first: ContentText,
  amounts: readonly string[],
  style: PdfStyle = 'text',
): Content {
  const widths = AMOUNTS.slice(-amounts.length)
  return {
    columns: [
      { ...first, width: widths.reduce((left, width) => left - width - GAP, WIDTH) },
      ...amounts.map((amount, index) => ({
        ...write(amount, style, {
          ...(first.fontSize !== undefined && { fontSize: first.fontSize }),
          alignment: 'right',
          noWrap: true,
          // Figures of one width, where the font has them.
          fontFeatures: ['tnum'],
        }),
        width: widths[index] ?? 0,
      })),
    ],
    columnGap: GAP,
  }
}

function nameOf({ name, reference }: InvoiceLine, write: Write): ContentText {
  const bold = write(name, 'bold')
  return { ...bold, text: [bold, write(` · Buchung ${reference}`)].flatMap(({ text }) => text) }
}

/** Lines above the sums and between the rows, none at the sides. */
function tableLines(
  colors: LookColors,
  { rows, sums, padding }: { rows: number; sums: number; padding: number },
): CustomTableLayout {
  const paddingOf = (row: number) => (row > rows ? 2 : padding)
  return {
    hLineWidth: (index) => (index === 0 ? 0 : index <= rows + 1 || index === rows + sums ? 0.6 : 0),
    vLineWidth: () => 0,
    hLineColor: (index) => (index === 1 || index > rows ? colors.brand : colors.sand),
    paddingLeft: () => 0,
    paddingRight: () => 0,
    paddingTop: paddingOf,
    paddingBottom: paddingOf,
  }
}
