import { isCalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { compactIban } from '#platform/basics/domain/check-digits.ts'
import { at, childrenOf, readXml, textAt, UnreadableXml, type XmlNode } from './xml-tree.ts'

/** A line of a bank statement: an entry, or one transfer of an entry that stands for several. */
export interface StatementLine {
  /** What tells it from all other lines, however often it comes. */
  identity: string
  /** The calendar day on which the bank booked it. */
  day: string
  /** Negative for money that left the account. */
  cents: number
  /** Whether it takes back an earlier entry, such as a debit that was returned. */
  isReturn: boolean
  /** Who paid, or was paid; '' where the bank does not say. */
  party: string
  partyIban: string
  /** What the payer wrote. */
  text: string
}

/** The booked lines of the statements in a file. */
export interface BankStatement {
  iban: string
  lines: StatementLine[]
}

const NOT_CAMT =
  'Die Datei ist kein Kontoauszug im Format CAMT.053. Laden Sie im Onlinebanking einen Kontoauszug als CAMT.053 (XML) herunter. Es wurde nichts übernommen.'
const NO_AMOUNT =
  'In der Datei ist ein Umsatz ohne lesbaren Betrag oder Tag. Es wurde nichts übernommen.'
const OTHER_CURRENCY =
  'Die Datei enthält Umsätze in einer anderen Währung als Euro. Es wurde nichts übernommen.'
const SEVERAL_ACCOUNTS =
  'Die Datei enthält Auszüge mehrerer Konten. Laden Sie jedes Konto einzeln herunter. Es wurde nichts übernommen.'

/** What banks write in place of a reference that they do not have. */
const NO_REFERENCE = ['', 'NONREF', 'NOTPROVIDED']
const TEXT_MAX_LENGTH = 2000
const PARTY_MAX_LENGTH = 200

/**
 * Reads a bank statement in the format camt.053 (ISO 20022), versions 001.02 and 001.08, which differ in where status,
 * names and identifiers stand. Entries that are not booked yet are left out. An entry that stands for several transfers is
 * split into them.
 *
 * @throws UnreadableXml with a German sentence, for anything else
 */
export function readCamt(xml: string): BankStatement {
  const document = readXml(xml)
  const message = document.name === 'Document' ? at(document, 'BkToCstmrStmt') : undefined
  const statements = childrenOf(message, 'Stmt')
  if (statements.length === 0) throw new UnreadableXml(NOT_CAMT)
  const ibans = new Set(
    statements.map((statement) => compactIban(textAt(statement, 'Acct', 'Id', 'IBAN'))),
  )
  if (ibans.size > 1) throw new UnreadableXml(SEVERAL_ACCOUNTS)
  return { iban: [...ibans][0] ?? '', lines: statements.flatMap(linesOf) }
}

function linesOf(statement: XmlNode): StatementLine[] {
  const seen = new Map<string, number>()
  return childrenOf(statement, 'Ntry')
    .filter(isBooked)
    .flatMap((entry) => linesOfEntry(entry, seen))
}

/** The status is a code in later versions, and the text itself in earlier ones. */
function isBooked(entry: XmlNode): boolean {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  return status === 'BOOK' || status === ''
}

/** @param seen how often each content came in this statement: two transfers may be alike in all that the bank says */
function linesOfEntry(entry: XmlNode, seen: Map<string, number>): StatementLine[] {
  const day = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm').slice(0, 10)
  const amount = at(entry, 'Amt')
  if (amount && !isEuro(amount)) throw new UnreadableXml(OTHER_CURRENCY)
  const whole = signed(amount, entry)
  if (!isCalendarDay(day) || whole === null) throw new UnreadableXml(NO_AMOUNT)
  const isReturn = ['true', '1'].includes(textAt(entry, 'RvslInd'))
  const details = childrenOf(entry, 'NtryDtls').flatMap((group) => childrenOf(group, 'TxDtls'))
  const parts = details.length > 1 ? splitOf(details, entry, whole) : null
  const shared = { day, isReturn, entry }
  if (!parts) return [lineOf({ ...shared, cents: whole, details: details[0], index: 0 }, seen)]
  return parts.map(({ cents, details: part }, index) =>
    lineOf({ ...shared, cents, details: part, index }, seen),
  )
}

/** The transfers of a batch; null where their amounts are missing or do not add up, so that it stays one line. */
function splitOf(details: readonly XmlNode[], entry: XmlNode, whole: number) {
  const parts = details.map((part) => ({
    details: part,
    cents: signed(at(part, 'Amt') ?? at(part, 'AmtDtls', 'TxAmt', 'Amt'), part, entry),
  }))
  const sum = parts.reduce((all, { cents }) => all + (cents ?? Number.NaN), 0)
  if (sum !== whole) return null
  return parts.map(({ details: part, cents }) => ({ details: part, cents: cents ?? 0 }))
}

interface LineParts {
  entry: XmlNode
  day: string
  cents: number
  isReturn: boolean
  details: XmlNode | undefined
  /** Of the transfer in its entry. */
  index: number
}

function lineOf(
  { entry, day, cents, isReturn, details, index }: LineParts,
  seen: Map<string, number>,
): StatementLine {
  // Of money that came, the other side is the debtor; a return names both as they were before.
  const other = cents > 0 !== isReturn ? 'Dbtr' : 'Cdtr'
  const parties = at(details, 'RltdPties')
  const party = textAt(parties, other, 'Pty', 'Nm') || textAt(parties, other, 'Nm')
  const partyIban = compactIban(textAt(parties, `${other}Acct`, 'Id', 'IBAN'))
  const text = textOf(details) || textAt(entry, 'AddtlNtryInf')
  const reference = [textAt(entry, 'AcctSvcrRef'), textAt(details, 'Refs', 'AcctSvcrRef')].find(
    (one) => !NO_REFERENCE.includes(one.toUpperCase()),
  )
  return {
    identity: reference
      ? // Day and amount too: a bank that gives two entries the same reference must not lose one.
        ['ref', reference, day, cents, index].join('|')
      : numberedTwin(['line', day, cents, partyIban, text].join('|'), seen),
    day,
    cents,
    isReturn,
    party: party.slice(0, PARTY_MAX_LENGTH),
    partyIban: partyIban.slice(0, 34),
    text: text.slice(0, TEXT_MAX_LENGTH),
  }
}

function numberedTwin(content: string, seen: Map<string, number>): string {
  const count = (seen.get(content) ?? 0) + 1
  seen.set(content, count)
  return `${content}|${count}`
}

/** What the payer wrote, in as many parts as the bank gives, and the reference that the payer's program added. */
function textOf(details: XmlNode | undefined): string {
  const remittance = at(details, 'RmtInf')
  const structured = childrenOf(remittance, 'Strd').flatMap((part) => [
    textAt(part, 'CdtrRefInf', 'Ref'),
    ...childrenOf(part, 'RfrdDocInf').map((document) => textAt(document, 'Nb')),
    ...childrenOf(part, 'AddtlRmtInf').map(({ text }) => text),
  ])
  const endToEnd = textAt(details, 'Refs', 'EndToEndId')
  return [
    ...childrenOf(remittance, 'Ustrd').map(({ text }) => text),
    ...structured,
    NO_REFERENCE.includes(endToEnd.toUpperCase()) ? '' : endToEnd,
  ]
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' ')
}

function isEuro({ attributes }: XmlNode): boolean {
  return /\bCcy\s*=\s*["']EUR["']/.test(attributes)
}

/** An amount in euros with its sign, in cents; null where there is none. The first of the nodes that has a sign gives it. */
function signed(amount: XmlNode | undefined, ...nodes: readonly XmlNode[]): number | null {
  const [, euros, rest = ''] = /^(\d{1,9})(?:\.(\d{1,5}))?$/.exec(amount?.text.trim() ?? '') ?? []
  if (!amount || !isEuro(amount) || euros === undefined || /[1-9]/.test(rest.slice(2))) return null
  const cents = Number(euros) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'))
  const sign = nodes.map((node) => textAt(node, 'CdtDbtInd')).find((one) => one !== '')
  return sign === 'DBIT' ? -cents : cents
}
