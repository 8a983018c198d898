import { companyWords } from './company-words.ts'
import { nameFinder } from './number-in-text.ts'

/** An invoice as far as a transfer may be about it. */
export interface PayableInvoice {
  id: string
  number: string
  /** The numbers of its bookings. */
  references: readonly string[]
  /** Whom it is addressed to. */
  company: string
  /** In cents; negative where money has to go back. */
  open: number
  /** What was received and has not gone back, in cents. */
  balance: number
}

/** What a line of a bank statement says of itself. */
export interface MatchedLine {
  /** Negative for money that left the account. */
  cents: number
  party: string
  text: string
}

/** Why an invoice is proposed for a line. */
export const PROPOSAL_REASONS = ['named', 'amount_and_company'] as const
export type ProposalReason = (typeof PROPOSAL_REASONS)[number]

export interface LineMatch {
  /** What is entered by itself, with what each invoice gets, in cents from 1; empty where staff decide. */
  exact: { id: string; cents: number }[]
  /** Of which staff choose; the likeliest first. */
  proposals: { id: string; reason: ProposalReason }[]
}

const PROPOSALS_MAX = 5

/**
 * Looks for the invoices that lines are about. What a line names is found by an index, so that thousands of lines can be
 * compared with thousands of invoices.
 */
export function matcherOf(invoices: readonly PayableInvoice[]) {
  const namedIn = namesOf(invoices)
  const payable = invoices
    .filter(({ open }) => open !== 0)
    .map(({ id, open, company }) => ({ id, open, company: companyWords(company) }))
    .filter(({ company }) => company.length > 0)
  const byAmountAndCompany = Map.groupBy(
    payable,
    ({ open, company }) => `${open} ${company.join(' ')}`,
  )
  const mostWords = payable.reduce((most, { company }) => Math.max(most, company.length), 0)
  const siblings = Map.groupBy(
    invoices.flatMap((invoice) => invoice.references.map((reference) => ({ reference, invoice }))),
    ({ reference }) => reference,
  )

  /**
   * What a line is about. It is entered by itself where it names one invoice, by its number or that of a booking, and its
   * amount is exactly what is open of it; or where it names several and their sum is exact. An equal amount and the name of
   * the company are a proposal alone, and so is all where the text can be read as another number with that amount.
   */
  return function match(line: MatchedLine): LineMatch {
    const { cents } = line
    const isPayable = ({ open }: PayableInvoice) => open * cents > 0
    const { byNumber, byReference, otherwise } = namedIn(line.text)
    const rivals = otherwise.filter(({ open }) => open === cents)
    const named = [...byNumber, ...byReference, ...rivals]
    const exact = (rivals.length > 0 ? [] : [byNumber, named])
      .map((some) => some.filter(isPayable))
      .find((some) => some.reduce((sum, { open }) => sum + open, 0) === cents)
    // Who pays a cancelled invoice by its number often means the one that replaces it.
    const meant = named
      .flatMap(({ references }) => references.flatMap((one) => siblings.get(one) ?? []))
      .map(({ invoice }) => invoice)
      .filter(isPayable)
    const likely = [...named, ...meant].filter(
      (invoice) => cents > 0 || isPayable(invoice) || invoice.balance >= -cents,
    )
    const rank = (invoice: PayableInvoice) =>
      invoice.open === cents ? 0 : isPayable(invoice) ? 1 : 2
    const alike = runsOf(companyWords(`${line.party} ${line.text}`), mostWords).flatMap(
      (run) => byAmountAndCompany.get(`${cents} ${run}`) ?? [],
    )
    const proposals = new Map<string, ProposalReason>()
    for (const { id } of alike) proposals.set(id, 'amount_and_company')
    for (const { id } of likely) proposals.delete(id)
    const first = new Map<string, ProposalReason>(
      likely.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => [id, 'named']),
    )
    return {
      exact: exact?.map(({ id, open }) => ({ id, cents: Math.abs(open) })) ?? [],
      proposals: [...first, ...proposals]
        .slice(0, PROPOSALS_MAX)
        .map(([id, reason]) => ({ id, reason })),
    }
  }
}

/** All that may be a company's name in a text: up to so many words that follow one another. */
function runsOf(words: readonly string[], most: number): string[] {
  return words.flatMap((first, start) => {
    const runs = [first]
    for (const word of words.slice(start + 1, start + most)) runs.push(`${runs.at(-1)} ${word}`)
    return runs
  })
}

interface Named {
  byNumber: PayableInvoice[]
  byReference: PayableInvoice[]
  /** Which the text may name as well. */
  otherwise: PayableInvoice[]
}

/**
 * Returns a function for the invoices that a text names. What a bank has broken into two lines counts only where the text
 * names none as it is: "RE-2026-0001 2 Plätze" hardly is about number 12.
 */
function namesOf(invoices: readonly PayableInvoice[]): (text: string) => Named {
  const names = [
    ...invoices.map((invoice) => ({ invoice, name: invoice.number, isNumber: true })),
    ...invoices.flatMap((invoice) =>
      invoice.references.map((name) => ({ invoice, name, isNumber: false })),
    ),
  ]
  const namesIn = nameFinder(names)
  return (text) => {
    const { whole, broken } = namesIn(text)
    const [found, others] = whole.length > 0 ? [whole, broken] : [broken, []]
    const byNumber = new Set(found.filter((one) => one.isNumber).map(({ invoice }) => invoice))
    const named = new Set(found.map(({ invoice }) => invoice))
    const otherwise = new Set(others.map(({ invoice }) => invoice))
    return {
      byNumber: [...byNumber],
      byReference: [...named].filter((one) => !byNumber.has(one)),
      otherwise: [...otherwise].filter((one) => !named.has(one)),
    }
  }
}
