import type {
  Column,
  Content,
  ContentText,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces'
import { renderSVG } from 'uqr'
import { type CalendarDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import type { LookColors } from '#site/look/domain/look-colors.ts'
import { exactEuros } from '../domain/exact-euros.ts'
import { giroCode } from '../domain/giro-code.ts'
import { groupsOfFour } from '../domain/groups-of-four.ts'
import { type InvoiceContent, type InvoiceLine, taxNote } from '../domain/invoice-content.ts'
import { type PdfFonts, type PdfStyle, runsOf } from './pdf-fonts.ts'

/** Points; an address of this place shows in the window of an envelope (DIN 5008, form B). */
const LEFT = 71
const RIGHT = 57
/** What is between them on A4. A column without a width of its own grows with a long word, and pushes others off the page. */
const WIDTH = 467
const FACTS = { name: 92, value: 120, width: 220, gap: 20 }
const AMOUNTS = [62, 56, 66]
const PADDING = 6
/** More rows than these are closer together, as what is around them: eight fit on a page. */
const FEW_ROWS = 4
const SMALL = 8
const NORMAL = 9.5
/** From line to line, for a size of 1: the same for every font, however high its letters are. */
const LEADING = 1.56
const QR_SIZE = 74
/** Most width and height of the logo. */
const LOGO_FIT: [number, number] = [220, 44]
const LOGO_TOP = 42

type Options = Partial<Omit<ContentText, 'text'>>
type Write = (text: string, style?: PdfStyle, options?: Options) => ContentText

/** The layout of an invoice on A4, for pdfmake. */
export function invoiceLayout(
  invoice: InvoiceContent,
  { fonts, colors, logo }: { fonts: PdfFonts; colors: LookColors; logo: Uint8Array | null },
): TDocumentDefinitions {
  const write: Write = (text, style = 'text', options = {}) => ({
    ...options,
    lineHeight: (options.lineHeight ?? LEADING) / (fonts[style][0]?.height ?? 1),
    text: runsOf(text, fonts[style]).map((run) => ({ text: run.text, font: run.font })),
  })
  const { seller, kind, number, intro, closing } = invoice
  const isCancellation = kind === 'cancellation'
  return {
    pageSize: 'A4',
    pageMargins: [LEFT, 57, RIGHT, 88],
    defaultStyle: {
      font: fonts.text[0]?.name ?? '',
      fontSize: NORMAL,
      color: colors.ink,
    },
    footer: (page, pages) => footer(invoice, { write, colors, page, pages }),
    content: [
      // Of the same height without it: the address below stays in its window.
      write(logo ? ' ' : seller.name, 'display', { fontSize: 17, color: colors.brand }),
      ...(logo ? [logoImage(logo)] : []),
      addressAndFacts(invoice, { write, colors }),
      write(`${isCancellation ? 'Stornorechnung' : 'Rechnung'} ${number}`.trim(), 'display', {
        fontSize: 19,
        lineHeight: 1.4,
        margin: [0, isDense(invoice) ? 18 : 34, 0, 0],
      }),
      ...paragraphs(
        [viewSentence(invoice), isCancellation ? cancelSentence(invoice) : intro],
        write,
      ),
      linesTable(invoice, { write, colors }),
      ...paragraphs([taxNote(invoice.tax)], write),
      payment(invoice, { write, colors }),
      ...paragraphs([closing], write),
    ],
  }
}

function logoImage(logo: Uint8Array): Content {
  return {
    image: `data:image/png;base64,${Buffer.from(logo).toString('base64')}`,
    fit: LOGO_FIT,
    absolutePosition: { x: LEFT, y: LOGO_TOP },
  }
}

function isDense({ lines }: InvoiceContent): boolean {
  return lines.length > FEW_ROWS
}

interface Tools {
  write: Write
  colors: LookColors
}

function addressAndFacts(invoice: InvoiceContent, { write, colors }: Tools): Content {
  const { seller, buyer } = invoice
  const sender = `${seller.name} · ${seller.street} · ${seller.postalCode} ${seller.city}`
  return {
    margin: [0, 30, 0, 0],
    columns: [
      {
        width: WIDTH - FACTS.width - FACTS.gap,
        stack: [
          write(sender, 'text', { fontSize: 7, color: colors.muted, margin: [0, 0, 0, 6] }),
          write(
            [buyer.name, buyer.street, `${buyer.postalCode} ${buyer.city}`, abroad(buyer.country)]
              .filter(Boolean)
              .join('\n'),
          ),
        ],
      },
      {
        width: FACTS.width,
        layout: 'noBorders',
        table: {
          widths: [FACTS.name, FACTS.value],
          body: factsOf(invoice).map(([name, value]): TableCell[] => [
            write(name, 'text', { color: colors.muted, margin: [0, -1, 0, -1] }),
            write(value, 'text', { margin: [0, -1, 0, -1] }),
          ]),
        },
      },
    ],
    columnGap: FACTS.gap,
  }
}

/** Letters within Germany name no country. A draft may have none yet. */
function abroad(country: string): string {
  if (country === 'DE' || country === '') return ''
  return new Intl.DisplayNames('de', { type: 'region' }).of(country)?.toUpperCase() ?? country
}

function factsOf(invoice: InvoiceContent): (readonly [string, string])[] {
  const { cancels, service, buyer } = invoice
  const facts: [string, string][] = [
    ['Nummer', invoice.number],
    ['Datum', formatLongDay(invoice.issuedOn)],
    ['Zur Rechnung', cancels ? cancels.number : ''],
    ['Leistung', service ? serviceText(service) : ''],
    ['Zahlbar bis', invoice.dueOn ? formatLongDay(invoice.dueOn) : ''],
    ['Bestellnummer', invoice.orderNumber],
    ['Leitweg-ID', invoice.leitwegId],
    ['USt-IdNr. Kunde', buyer.vatId],
  ]
  return facts.filter(([, value]) => value !== '')
}

function serviceText({ first, last }: { first: string; last: string }): string {
  return first === last ? formatLongDay(first) : `${numeric(first)} – ${numeric(last)}`
}

/** "12.01.2027" */
function numeric(day: CalendarDay): string {
  return day.split('-').reverse().join('.')
}

/** An XRechnung is the file alone; what can be read here is its view. */
function viewSentence({ profile, kind }: InvoiceContent): string {
  if (profile === 'zugferd') return ''
  const name = kind === 'cancellation' ? 'Stornorechnung' : 'Rechnung'
  return `Die ${name} ist die beigefügte XML-Datei (XRechnung). Dies ist ihre Ansicht.`
}

function cancelSentence({ cancels }: InvoiceContent): string {
  if (!cancels) return ''
  return `Hiermit stornieren wir die Rechnung ${cancels.number} vom ${formatLongDay(cancels.issuedOn)} vollständig. Die Beträge unten werden zurückgenommen.`
}

function paragraphs(texts: readonly string[], write: Write): Content[] {
  return texts.filter(Boolean).map((text) => write(text, 'text', { margin: [0, 10, 0, 0] }))
}

function linesTable(invoice: InvoiceContent, { write, colors }: Tools): Content {
  const { lines, total, tax } = invoice
  // Where no VAT is shown there is one amount.
  const isTaxed = tax.category === 'S'
  const head = ['Leistung', ...(isTaxed ? ['Netto', 'USt.', 'Brutto'] : ['Betrag'])]
  const amounts = AMOUNTS.slice(-(head.length - 1))
  const sign = invoice.kind === 'cancellation' ? -1 : 1
  const amount = (cents: number, style: PdfStyle = 'text') =>
    write(exactEuros(sign * cents), style, {
      alignment: 'right',
      noWrap: true,
      // Figures of one width, where the font has them: the columns of amounts stand below each other.
      fontFeatures: ['tnum'],
    })
  const row = ({ net, vat, gross }: Pick<InvoiceLine, 'net' | 'vat' | 'gross'>) =>
    (isTaxed ? [net, vat, gross] : [gross]).map((cents) => amount(cents))
  const rate = `USt. ${String(tax.rate).replace('.', ',')}\u00a0%`
  const sum = (name: string, cents: number, style: PdfStyle = 'text'): TableCell[] => [
    { ...write(name, style, { alignment: 'right' }), colSpan: amounts.length },
    ...amounts.slice(1).map(() => ''),
    amount(cents, style),
  ]
  const sums = [
    ...(isTaxed ? [sum('Nettobetrag', total.net), sum(rate, total.vat)] : []),
    sum('Gesamtbetrag', total.gross, 'bold'),
  ]
  return {
    margin: [0, isDense(invoice) ? 8 : 18, 0, 0],
    layout: tableLines(colors, lines.length, sums.length),
    table: {
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      widths: [amounts.reduce((left, one) => left - one - PADDING, WIDTH), ...amounts],
      body: [
        head.map((name, index) =>
          write(name, 'bold', { fontSize: SMALL, ...(index > 0 && { alignment: 'right' }) }),
        ),
        ...lines.map((line): TableCell[] => [lineCell(line, { write, colors }), ...row(line)]),
        ...sums,
      ],
    },
  }
}

function lineCell({ name, details, reference }: InvoiceLine, { write, colors }: Tools): TableCell {
  return {
    stack: [
      { text: [write(name, 'bold'), write(` · Buchung ${reference}`)] },
      ...details.map((detail) =>
        write(detail, 'text', { fontSize: SMALL, color: colors.secondary, lineHeight: 1.5 }),
      ),
    ],
  }
}

/** Lines above the sums and between the rows, none at the sides. */
function tableLines(colors: LookColors, rows: number, sums: number): CustomTableLayout {
  const padding = (row: number) => (row > rows || rows > FEW_ROWS ? 2 : 5)
  return {
    hLineWidth: (index) => (index === 0 ? 0 : index <= rows + 1 || index === rows + sums ? 0.6 : 0),
    vLineWidth: () => 0,
    hLineColor: (index) => (index === 1 || index > rows ? colors.brand : colors.sand),
    paddingLeft: (column) => (column === 0 ? 0 : PADDING),
    paddingRight: () => 0,
    paddingTop: padding,
    paddingBottom: padding,
  }
}

function payment(invoice: InvoiceContent, { write, colors }: Tools): Content {
  const { seller, total, dueOn, number, cancels } = invoice
  if (cancels)
    return write('Zu dieser Stornorechnung ist nichts zu zahlen.', 'text', {
      margin: [0, 16, 0, 0],
    })
  if (total.gross === 0) return write('Es ist nichts zu zahlen.', 'text', { margin: [0, 16, 0, 0] })
  const { bank } = seller
  const until = dueOn ? `bis ${formatLongDay(dueOn)}` : 'sofort'
  const rows = [
    ['Empfänger', bank.holder],
    ['IBAN', groupsOfFour(bank.iban)],
    ['BIC', bank.bic],
    ['Bank', bank.name],
    ['Verwendungszweck', number],
  ].filter(([, value]) => value !== '')
  return {
    unbreakable: true,
    margin: [0, isDense(invoice) ? 10 : 20, 0, 0],
    columns: [
      {
        width: '*',
        stack: [
          write(`Zahlbar ${until} ohne Abzug: ${exactEuros(total.gross)}`, 'bold'),
          {
            layout: 'noBorders',
            margin: [0, 6, 0, 0],
            table: {
              widths: [FACTS.name, 235],
              body: rows.map(([name = '', value = '']): TableCell[] => [
                write(name, 'text', { color: colors.muted, margin: [0, -1, 0, -1] }),
                write(value, 'text', { margin: [0, -1, 0, -1] }),
              ]),
            },
          },
        ],
      },
      ...(number === '' ? [] : [transferCode(invoice, { write, colors })]),
    ],
    columnGap: 16,
  }
}

/** The code that fills in the transfer in a banking app. */
function transferCode(
  { seller: { bank }, total, number }: InvoiceContent,
  { write, colors }: Tools,
): Column {
  const code = giroCode({ ...bank, name: bank.holder, cents: total.gross, purpose: number })
  return {
    width: 110,
    stack: [
      // Four modules of white around it, as readers need.
      {
        svg: renderSVG(code, { ecc: 'M', border: 4 }),
        width: QR_SIZE + 16,
        alignment: 'right',
      },
      write('Überweisen mit der Banking-App', 'text', {
        fontSize: 7,
        color: colors.muted,
        alignment: 'right',
      }),
    ],
  }
}

function footer(
  { seller }: InvoiceContent,
  { write, colors, page, pages }: Tools & { page: number; pages: number },
): Content {
  const { contact, bank } = seller
  const columns = [
    [seller.name, seller.street, `${seller.postalCode} ${seller.city}`, abroad(seller.country)],
    [contact.phone, contact.email, seller.representedBy, seller.register],
    [
      seller.vatId && `USt-IdNr. ${seller.vatId}`,
      seller.taxNumber && `Steuernummer ${seller.taxNumber}`,
      bank.name,
      `IBAN ${groupsOfFour(bank.iban)}`,
    ],
  ]
  return {
    margin: [LEFT, 18, RIGHT, 0],
    stack: [
      {
        columnGap: 14,
        columns: columns.map((lines) =>
          write(lines.filter(Boolean).join('\n'), 'text', {
            fontSize: 7.5,
            lineHeight: 1.5,
            color: colors.muted,
          }),
        ),
      },
      pages > 1
        ? write(`Seite ${page} von ${pages}`, 'text', {
            fontSize: 7.5,
            color: colors.muted,
            alignment: 'right',
            margin: [0, 4, 0, 0],
          })
        : '',
    ],
  }
}
