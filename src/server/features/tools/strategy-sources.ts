import * as z from 'zod'
import { plainText, shorten } from '#domain/tools/plain-text.ts'
import type { SiteFacts } from '#domain/tools/site-facts.ts'
import { BASES, type PartialDraft, SERVICES, type Statement } from '#domain/tools/strategy-draft.ts'
import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import { evidenceIn } from './statement-evidence.ts'
import { factsIn } from './strategy-facts.ts'

const text = z.string().refine((value) => plainText(value) !== null, { error: 'is empty' })

/**
 * The source is the page's number in the input, or its URL. Sources come before the text, so that an unfinished
 * statement is shown with its final sources.
 */
const answerStatementSchema = z.object({
  sources: z.array(z.union([z.number(), z.string()])),
  basis: z.enum(BASES),
  text,
})
const answerStatements = z.array(answerStatementSchema).min(1)

/** The schema of the AI service's answer: a draft with unchecked sources and texts of any length. */
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
 * Returns a function that turns an answer of the AI service, finished or not, into a draft that can be shown. Only
 * pages that were read count as sources. A statement becomes an assumption where it claims a page and names none of
 * them, where it claims the visitor and the visitor typed nothing, and where its numbers or names do not occur in its
 * sources. Texts become one line each, within their limits. A finished answer becomes a draft that fits its schema.
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
  const stands = evidenceIn(facts, language)
  const findPage = pageFinder(facts)
  const visitorTyped = factsIn(facts).some(({ sources }) => sources.length === 0)
  return ({ text, basis, sources: claimed }) => {
    const sources = [...new Set(claimed.map(findPage).filter((page) => page !== undefined))]
    const pages = basis === 'visitor' ? [] : sources
    const holds = { page: sources.length > 0, visitor: visitorTyped, assumption: true }[basis]
    return {
      text: plainTextUpTo(text, 800),
      basis: holds && stands(plainText(text) ?? '', pages) ? basis : 'assumption',
      sources: pages,
      quotes: [],
    }
  }
}

/** Finds the URL of a page that was read by its number, counted from 1, or by an equivalent URL. */
function pageFinder({ pages }: SiteFacts) {
  const byAddress = new Map(pages.map(({ url }) => [comparable(url), url]))
  return (source: number | string): string | undefined => {
    const number = Number(source)
    return Number.isNaN(number) ? byAddress.get(comparable(String(source))) : pages[number - 1]?.url
  }
}

/** A URL without its fragment and trailing slash. */
function comparable(address: string): string {
  const url = URL.parse(address.trim())
  if (!url) return address
  url.hash = ''
  return url.href.replace(/\/$/, '')
}

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
