import * as z from 'zod'
import { plainText, shorten } from '#tools/documents/domain/plain-text.ts'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { isAboutMarket, withQuestion } from '#tools/website-reader/server/market-statements.ts'
import { BASES, type PartialDraft, SERVICES, type Statement } from '../domain/strategy-draft.ts'
import { isSupported } from './statement-evidence.ts'
import { quoteCheck } from './statement-quotes.ts'
import { factsIn } from './strategy-facts.ts'

const text = z.string().refine((value) => plainText(value) !== null, { error: 'is empty' })

/**
 * A quote's page is its number in the input, or its URL. Quotes come before the text, so that an unfinished statement is
 * shown with its final basis.
 */
const answerStatementSchema = z.object({
  quotes: z.array(z.object({ page: z.union([z.number(), z.string()]), text: z.string() })),
  basis: z.enum(BASES),
  text,
})
const answerStatements = z.array(answerStatementSchema).min(1)

/** The schema of the AI service's answer: a draft with unchecked quotes and texts of any length. */
export const draftAnswerSchema = z.object({
  position: answerStatements,
  customers: answerStatements,
  strengths: answerStatements,
  openQuestions: answerStatements,
  opportunities: z
    .array(z.object({ title: text, reason: answerStatementSchema, experiment: text }))
    .min(3),
  services: z.array(z.object({ service: z.enum(SERVICES), reason: text })).min(1),
  nextSteps: z.array(text).min(1),
})

/** An unfinished opportunity: later fields may be missing. */
const unfinishedOpportunitySchema = z.object({
  title: text,
  reason: answerStatementSchema.optional().catch(undefined),
  experiment: text.optional().catch(undefined),
})
const serviceSchema = draftAnswerSchema.shape.services.element

/**
 * Returns a function that turns an answer of the AI service, finished or not, into a draft that can be shown. A statement
 * is of a page only if a quote of it stands there, and if its quotes contain its numbers and names; it is of the visitor
 * only if what they typed contains them. Everything else becomes an assumption, and so does every statement about the
 * market, with a question that checks it. Texts become one line each, within their limits. A finished answer becomes a
 * draft that fits its schema.
 *
 * @param language of the answer
 */
export function draftCheck(
  facts: SiteFacts,
  language: ToolLanguage,
): (answer: unknown) => PartialDraft {
  const check = statementCheck(facts, language)
  return (answer) => checkedDraft(answer, check)
}

function checkedDraft(answer: unknown, check: StatementCheck): PartialDraft {
  const given = Object(answer) as Record<keyof PartialDraft, unknown>
  const statements = (part: unknown) => listOf(part, answerStatementSchema, 8).map(check)
  const parts: PartialDraft = {
    position: statements(given.position),
    customers: statements(given.customers),
    strengths: statements(given.strengths),
    openQuestions: statements(given.openQuestions),
    opportunities: listOf(given.opportunities, unfinishedOpportunitySchema, 3).map(
      ({ title, reason, experiment }) => ({
        title: plainTextUpTo(title, 160),
        ...(reason ? { reason: check(reason) } : {}),
        ...(experiment ? { experiment: plainTextUpTo(experiment, 800) } : {}),
      }),
    ),
    services: withoutRepetitions(listOf(given.services, serviceSchema)).map(
      ({ service, reason }) => ({
        service,
        reason: plainTextUpTo(reason, 500),
      }),
    ),
    nextSteps: listOf(given.nextSteps, text, 6).map((step) => plainTextUpTo(step, 400)),
  }
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part?.length))
}

type AnswerStatement = z.infer<typeof answerStatementSchema>

type StatementCheck = (statement: AnswerStatement) => Statement

function statementCheck(facts: SiteFacts, language: ToolLanguage): StatementCheck {
  const quotesThatStand = quoteCheck(facts)
  const options = { name: facts.name?.text ?? '', language }
  const typed = factsIn(facts).flatMap(({ text, sources }) => (sources.length === 0 ? [text] : []))
  return ({ text, basis: claimed, quotes: given }) => {
    const plain = plainText(text) ?? '…'
    const quotes = claimed === 'visitor' ? [] : quotesThatStand(given)
    const sources = [...new Set(quotes.map(({ page }) => page))]
    const texts = { page: quotes.map((quote) => quote.text), visitor: typed, assumption: [] }[
      claimed
    ]
    const market = isAboutMarket(plain)
    if (!market && texts.length > 0 && isSupported(plain, texts, options)) {
      return { text: shorten(plain, STATEMENT_MAX_LENGTH), basis: claimed, sources, quotes }
    }
    const shown = market ? withQuestion(shorten(plain, MARKET_MAX_LENGTH), language) : plain
    return { text: shorten(shown, STATEMENT_MAX_LENGTH), basis: 'assumption', sources, quotes: [] }
  }
}

const STATEMENT_MAX_LENGTH = 800
/** Leaves room for the question. */
const MARKET_MAX_LENGTH = 700

/** The items that fit the schema; others are left out. */
function listOf<Item>(
  list: unknown,
  item: z.ZodType<Item>,
  max = Number.POSITIVE_INFINITY,
): Item[] {
  if (!Array.isArray(list)) return []
  return list
    .map((value) => item.safeParse(value))
    .flatMap(({ data }) => (data === undefined ? [] : [data]))
    .slice(0, max)
}

function withoutRepetitions<Item extends { service: string }>(services: readonly Item[]): Item[] {
  return services.filter(
    ({ service }, index) => services.findIndex((other) => other.service === service) === index,
  )
}

function plainTextUpTo(value: string, max: number): string {
  return shorten(plainText(value) ?? '…', max)
}
