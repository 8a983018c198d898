import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces'
import { renderSVG } from 'uqr'
import { type CalendarDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { countryName } from '#platform/basics/domain/country-code.ts'
import type { LookColors } from '#site/look/domain/look-colors.ts'
import { exactEuros } from '../domain/exact-euros.ts'
import { giroCode } from '../domain/giro-code.ts'
import { groupsOfFour } from '../domain/groups-of-four.ts'
import { type InvoiceContent, taxNote } from '../domain/invoice-content.ts'
import { linesTable } from './invoice-lines.ts'
import { LEFT, layoutTools, NORMAL, RIGHT, type Tools, WIDTH } from './layout-tools.ts'
import type { PdfFonts } from './pdf-fonts.ts'

/** The facts beside the address, and the names of them. */
const FACTS = 220
const FACTS_GAP = 20
const NAMES = 92
/** Of the values beside those names; 8 are between them. */
const VALUES = { facts: FACTS - NAMES - 8, payment: 235 }
const QR_SIZE = 74
/** Most width and height of the logo. */
const LOGO_FIT: [number, number] = [220, 44]
const LOGO_TOP = 42
/** The columns of the footer; the middle one has the longest lines. */
const FOOTER = [142, 165, 132]

/** The layout of an invoice on A4, for pdfmake. */
export function invoiceLayout(
  invoice: InvoiceContent,
  { fonts, colors, logo }: { fonts: PdfFonts; colors: LookColors; logo: Uint8Array | null },
): TDocumentDefinitions {
  const tools = layoutTools(invoice, fonts, colors)
  const { write, space } = tools
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
    footer: (page, pages) => footer(invoice, { ...tools, page, pages }),
    content: [
      // Of the same height without it: the address below stays in its window.
      write(logo ? ' ' : seller.name, 'display', { fontSize: 17, color: colors.brand }),
      ...(logo ? [logoImage(logo)] : []),
      addressAndFacts(invoice, tools),
      write(`${isCancellation ? 'Stornorechnung' : 'Rechnung'} ${number}`.trim(), 'display', {
        fontSize: 19,
        margin: [0, space.title, 0, 0],
      }),
      ...paragraphs(
        [viewSentence(invoice), isCancellation ? cancelSentence(invoice) : intro],
        tools,
      ),
      linesTable(invoice, tools),
      ...paragraphs([taxNote(invoice.tax)], tools),
      payment(invoice, tools),
      ...paragraphs([closing], tools),
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

function addressAndFacts(invoice: InvoiceContent, tools: Tools): Content {
  const { write, colors } = tools
  const { seller, buyer } = invoice
  const sender = `${seller.name} · ${seller.street} · ${seller.postalCode} ${seller.city}`
  return {
    margin: [0, 30, 0, 0],
    columns: [
      {
        width: WIDTH - FACTS - FACTS_GAP,
        stack: [
          write(sender, 'text', { fontSize: 7, color: colors.muted, margin: [0, 0, 0, 6] }),
          write(
            [buyer.name, buyer.street, `${buyer.postalCode} ${buyer.city}`, abroad(buyer.country)]
              .filter(Boolean)
              .join('\n'),
          ),
        ],
      },
      { width: FACTS, ...namedValues(factsOf(invoice), VALUES.facts, tools) },
    ],
    columnGap: FACTS_GAP,
  }
}

/** Letters within Germany name no country. A draft may have none yet. */
function abroad(country: string): string {
  return country === 'DE' || country === '' ? '' : countryName(country).toUpperCase()
}

function factsOf(invoice: InvoiceContent) {
  const { cancels, service, buyer } = invoice
  return [
    ['Nummer', invoice.number],
    ['Datum', formatLongDay(invoice.issuedOn)],
    ['Zur Rechnung', cancels ? cancels.number : ''],
    ['Leistung', service ? serviceText(service) : ''],
    ['Zahlbar bis', invoice.dueOn ? formatLongDay(invoice.dueOn) : ''],
    ['Bestellnummer', invoice.orderNumber],
    ['Leitweg-ID', invoice.leitwegId],
    ['USt-IdNr. Kunde', buyer.vatId],
  ] as const
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

function paragraphs(texts: readonly string[], { write, space }: Tools): Content[] {
  return texts
    .filter(Boolean)
    .map((text) => write(text, 'text', { margin: [0, space.paragraph, 0, 0] }))
}

function payment(invoice: InvoiceContent, tools: Tools): Content {
  const { seller, total, dueOn, number, cancels } = invoice
  const { bank } = seller
  const { write, space } = tools
  const margin: [number, number, number, number] = [0, space.payment, 0, 0]
  if (cancels) return write('Zu dieser Stornorechnung ist nichts zu zahlen.', 'text', { margin })
  const until = dueOn ? ` bis ${formatLongDay(dueOn)}` : ''
  const rows = [
    ['Empfänger', bank.holder],
    ['IBAN', groupsOfFour(bank.iban)],
    ['BIC', bank.bic],
    ['Bank', bank.name],
    ['Verwendungszweck', number],
  ] as const
  return {
    unbreakable: true,
    margin,
    columns: [
      {
        width: '*',
        stack: [
          write(`Zahlbar${until} ohne Abzug: ${exactEuros(total.gross)}`, 'bold'),
          { margin: [0, 6, 0, 0], ...namedValues(rows, VALUES.payment, tools) },
        ],
      },
      ...(number === '' ? [] : [transferCode(invoice, tools)]),
    ],
    columnGap: 16,
  }
}

/** A table of names and values; without those that are empty. */
function namedValues(
  rows: readonly (readonly [name: string, value: string])[],
  width: number,
  { write, colors }: Tools,
) {
  const margin: [number, number, number, number] = [0, -1, 0, -1]
  return {
    layout: 'noBorders',
    table: {
      widths: [NAMES, width],
      body: rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [
          write(name, 'text', { color: colors.muted, margin }),
          write(value, 'text', { margin }),
        ]),
    },
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
  const small = { fontSize: 7.5, lineHeight: 1.35, color: colors.muted }
  const columns = [
    [seller.name, seller.street, `${seller.postalCode} ${seller.city}`],
    [contact.phone, contact.email, seller.representedBy, seller.register],
    [
      seller.vatId && `USt-IdNr. ${seller.vatId}`,
      seller.taxNumber && `Steuernummer ${seller.taxNumber}`,
      bank.name,
      `IBAN ${groupsOfFour(bank.iban)}`,
    ],
  ]
  return {
    margin: [LEFT, 6, RIGHT, 0],
    stack: [
      write(pages > 1 ? `Seite ${page} von ${pages}` : ' ', 'text', {
        ...small,
        alignment: 'right',
      }),
      {
        columns: columns.map((lines, index) => ({
          ...write(lines.filter(Boolean).join('\n'), 'text', small),
          width: FOOTER[index] ?? 0,
        })),
        columnGap: 14,
      },
    ],
  }
}
