import { expect } from 'vitest'
import { formatMoney } from '#platform/basics/domain/money.ts'
import { camtOf, type StatementEntry } from './bank-statement.ts'
import { type DocumentFact, grossOf, invoicesOf, openOf, paidOf, sum } from './office-facts.ts'
import type { Office } from './office-year.ts'

/** A line of a statement, with what it turns out to be. */
interface Line {
  entry: StatementEntry
  cents: number
  /** The invoices that it is for, with what each gets; none for a line that is ignored. */
  shares: { invoice: DocumentFact; cents: number }[]
  /** Whether number and amount agree exactly. */
  isExact: boolean
}

/** Uploads a statement with what customers paid since the last one, twice, and decides about its lines. */
export async function readStatement(office: Office, paying: number): Promise<void> {
  const { facts, upload, lines: openLines, chance, between, post } = office
  const lines = [...linesOf(office, paying), strayLine(office)]
  const rent = entryOf(office, -(777_700 + between(1, 99)), 'Miete', 'Vermieterin')
  const file = camtOf([...lines.map(({ entry }) => entry), rent], {
    version: chance(50) ? '02' : '08',
  })
  const exact = lines.filter(({ isExact }) => isExact)
  const others = lines.filter(({ isExact }) => !isExact)
  const first = { newLines: lines.length, knownLines: 0, notStored: 1 }
  const entered = { entered: exact.length, toCheck: others.length }
  expect(await upload(file)).toEqual({ status: 200, body: { ...first, ...entered } })
  const again = { newLines: 0, knownLines: lines.length, entered: 0, toCheck: 0 }
  expect((await upload(file)).body).toMatchObject(again)
  for (const line of exact) noteLine(office, line)
  facts.openLines += others.length
  const stored = await openLines('open&limit=100')
  for (const line of others) {
    const one = stored.find(({ partyIban }) => partyIban === line.entry.iban)
    expect(one?.cents).toBe(line.cents)
    const invoiceIds = line.shares.map(({ invoice }) => invoice.id)
    for (const id of invoiceIds) expect(one?.proposals.map((some) => some.invoiceId)).toContain(id)
    const act = invoiceIds.length === 0 ? 'ignore' : 'assignment'
    const { status, body } = await post(`bank-lines/${one?.id}/${act}`, { invoiceIds })
    expect(status, JSON.stringify(body)).toBe(200)
    if (chance(15)) {
      expect((await post(`bank-lines/${one?.id}/reopen`)).status).toBe(200)
      expect((await post(`bank-lines/${one?.id}/${act}`, { invoiceIds })).status).toBe(200)
    }
    facts.openLines -= 1
    noteLine(office, line)
  }
}

function noteLine({ facts, today }: Office, { cents: all, shares }: Line): void {
  const kind = all > 0 ? 'received' : 'refunded'
  for (const { invoice, cents } of shares)
    facts.entries.push({ invoice, kind, cents, day: today() })
}

function entryOf(office: Office, cents: number, text: string, party: string): StatementEntry {
  const amount = `${cents < 0 ? '-' : ''}${formatMoney(Math.abs(cents))}`
  const iban = `DE02${String(office.between(1, 1e15)).padStart(18, '0')}`
  return { amount, text, party, iban, day: office.today() }
}

function lineFor(
  office: Office,
  {
    invoice,
    cents,
    text,
    isExact,
  }: { invoice: DocumentFact; cents: number; text: string; isExact: boolean },
): Line {
  const party = invoice.parts[0]?.booking.company.name ?? ''
  const shares = [{ invoice, cents: Math.abs(cents) }]
  return { entry: entryOf(office, cents, text, party), cents, shares, isExact }
}

/** Interest, a gift: about no invoice. */
function strayLine(office: Office): Line {
  const cents = office.between(1, 99)
  return { entry: entryOf(office, cents, 'Zinsen', 'Sparkasse'), cents, shares: [], isExact: false }
}

/** @param paying how many of a hundred open invoices are paid */
function linesOf(office: Office, paying: number): Line[] {
  const { facts, chance } = office
  const lines: Line[] = []
  const open = invoicesOf(facts).filter((one) => openOf(facts, one) > 0)
  const payers = open.filter(({ isIgnored }) => !isIgnored && chance(paying))
  const [one, other] = payers
  if (one && other && chance(60)) lines.push(jointLine(office, [one, other]))
  const rest = lines.length > 0 ? payers.slice(2) : payers
  lines.push(...rest.map((invoice) => payingLine(office, invoice)))
  for (const invoice of invoicesOf(facts)) {
    const back = openOf(facts, invoice)
    if (back < 0 && chance(50))
      lines.push(
        lineFor(office, {
          ...{ invoice, cents: back, text: `Erstattung ${invoice.number}`, isExact: true },
        }),
      )
    else if (back === 0 && !invoice.cancelledBy && chance(3))
      lines.push(...returned(office, invoice))
  }
  return lines
}

function jointLine(office: Office, invoices: DocumentFact[]): Line {
  const shares = invoices.map((invoice) => ({ invoice, cents: openOf(office.facts, invoice) }))
  const cents = sum(shares.map((share) => share.cents))
  const text = `Rechnungen ${invoices.map(({ number }) => number).join(' und ')}`
  const party = invoices[0]?.parts[0]?.booking.company.name ?? ''
  return { entry: entryOf(office, cents, text, party), cents, shares, isExact: true }
}

/** By number, by the company's name, too little, too much, or by the number of the invoice before. */
function payingLine(office: Office, invoice: DocumentFact): Line {
  const { facts, between } = office
  const open = openOf(facts, invoice)
  const named = `RG ${invoice.number} vom ${invoice.issuedOn}`
  const how = between(1, 100)
  if (how <= 12) return lineFor(office, { invoice, cents: open, text: 'Danke', isExact: false })
  if (how <= 20 && open > 1)
    return lineFor(office, { invoice, cents: between(1, open - 1), text: named, isExact: false })
  if (how <= 28)
    return lineFor(office, {
      invoice,
      cents: open + between(1, 5_000),
      text: named,
      isExact: false,
    })
  const former = formerOf(office, invoice)
  if (how <= 50 && former)
    return lineFor(office, {
      ...{ invoice, cents: grossOf(former), text: `RG ${former.number}`, isExact: false },
    })
  return lineFor(office, { invoice, cents: open, text: named, isExact: true })
}

/** A cancelled invoice of the same booking, of which nothing was paid. */
function formerOf({ facts }: Office, { parts }: DocumentFact): DocumentFact | undefined {
  return invoicesOf(facts).find(
    (one) =>
      one.cancelledBy !== null &&
      facts.entries.every((entry) => entry.invoice !== one) &&
      one.parts.some(({ booking }) => parts.some((part) => part.booking === booking)),
  )
}

/** The bank takes a debit back. */
function returned(office: Office, invoice: DocumentFact): Line[] {
  const { facts } = office
  const balance = paidOf(facts, invoice, 'received') - paidOf(facts, invoice, 'refunded')
  if (balance <= 0 || paidOf(facts, invoice, 'written_off') > 0) return []
  const text = `Rücklastschrift ${invoice.number}`
  const line = lineFor(office, { invoice, cents: -balance, text, isExact: false })
  return [{ ...line, entry: { ...line.entry, isReturn: true } }]
}
