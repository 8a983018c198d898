import * as z from 'zod'
import { pageLimit, pageOffset } from '#platform/basics/domain/page-limit.ts'
import { PROPOSAL_REASONS } from './match-line.ts'

/** Of an uploaded statement, in bytes: 5,000 entries take 3 MB. */
export const STATEMENT_MAX_BYTES = 20_000_000

/** A line is about so many invoices at most. */
const ASSIGNED_MAX = 20

/** What became of an uploaded statement. */
export const importResultSchema = z.object({
  /** Lines that no earlier file had. */
  newLines: z.int(),
  /** Lines that an earlier file had. */
  knownLines: z.int(),
  /** New lines that were entered by themselves. */
  entered: z.int(),
  /** New lines that staff have to check. */
  toCheck: z.int(),
  /** Money that left the account, for nothing that concerns an invoice. It is not stored. */
  notStored: z.int(),
})
export type ImportResult = z.infer<typeof importResultSchema>

const proposalSchema = z.object({
  invoiceId: z.uuid(),
  number: z.string(),
  company: z.string(),
  /** In cents; negative where money has to go back. */
  open: z.int(),
  reason: z.enum(PROPOSAL_REASONS),
})

/** A line of a bank statement. */
export const bankLineSchema = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  /** Negative for money that left the account. */
  cents: z.int(),
  party: z.string(),
  partyIban: z.string(),
  text: z.string(),
  /** Invoices that it may be about; none for lines that are entered or ignored. */
  proposals: z.array(proposalSchema),
  /** The numbers of the invoices that it was entered for. */
  enteredFor: z.array(z.string()),
  /** The name of the file that it came with. */
  fileName: z.string(),
})
export type BankLine = z.infer<typeof bankLineSchema>

/** Which lines: to check, entered, or ignored. */
export const bankLinesQuerySchema = z.object({
  state: z.enum(['open', 'entered', 'ignored']).default('open'),
  limit: pageLimit(100).default(20),
  offset: pageOffset.default(0),
})
export type BankLinesQuery = z.infer<typeof bankLinesQuerySchema>

export const bankLinesSchema = z.object({
  lines: z.array(bankLineSchema),
  /** Of that state in all. */
  count: z.int(),
})

/** The invoices that a line is entered for: each gets what is open of it, the last one the rest. */
export const lineAssignmentSchema = z.object({
  invoiceIds: z.array(z.uuid()).min(1).max(ASSIGNED_MAX),
})
