import * as z from 'zod'
import { plainText, shorten } from '#domain/tools/plain-text.ts'
import type { SiteFacts } from '#domain/tools/site-facts.ts'
import { BASES, type PartialDraft, SERVICES, type Statement } from '#domain/tools/strategy-draft.ts'
import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import { evidenceIn } from './statement-evidence.ts'
import { factsIn } from './strategy-facts.ts'

const text = z.string().refine((value) => plainText(value) !== null, { error: 'is empty' })

/**
 * The number that the page has in the question, or its address. What a statement stands on comes before its words, so
 * that a statement in the making is shown with the sources that it is going to have.
 */
const answerStatementSchema = z.object({
  sources: z.array(z.union([z.number(), z.string()])),
  basis: z.enum(BASES),
  text,
})
const answerStatements = z.array(answerStatementSchema).min(1)

/** What the AI service has to answer: a draft whose sources have yet to be checked, and whose texts may be too long. */
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

/** The same while it is made: of an opportunity there may be the beginning alone. */
const unfinishedOpportunitySchema = z.object({
  title: text,
  reason: answerStatementSchema.optional().catch(undefined),
  experiment: text.optional().catch(undefined),
})
const serviceSchema = draftAnswerSchema.shape.services.element

/**
 * Reads the facts once and returns a function that makes a draft as it may be shown, of an answer of the AI service or
 * of as much of it as there is. Only pages that were read count as sources: a statement that claims a page and names
 * none of them is an assumption, and so is one that claims the visitor, where the visitor typed nothing, and one whose
 * numbers or names do not stand in what the pages that it names, or the visitor, say. Texts are one line each, within
 * their limits. A whole answer becomes a draft that fits its schema.
 *
 * @param language in which the answer was asked for
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
        title: within(title, 160),
        ...(reason ? { reason: check(reason) } : {}),
        ...(experiment ? { experiment: within(experiment, 800) } : {}),
      }),
    ),
    services: eachOnce(listOf(given.services, serviceSchema)).map(({ service, reason }) => ({
      service,
      reason: within(reason, 500),
    })),
    nextSteps: listOf(given.nextSteps, text, 6).map((step) => within(step, 400)),
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
      text: within(text, 800),
      basis: holds && stands(plainText(text) ?? '', pages) ? basis : 'assumption',
      sources: pages,
    }
  }
}

/** Finds the address of a page that was read by its number, counted from 1, or by an address that leads there. */
function pageFinder({ pages }: SiteFacts) {
  const byAddress = new Map(pages.map(({ url }) => [comparable(url), url]))
  return (source: number | string): string | undefined => {
    const number = Number(source)
    return Number.isNaN(number) ? byAddress.get(comparable(String(source))) : pages[number - 1]?.url
  }
}

/** An address without what does not name another page: the fragment, and a slash at its end. */
function comparable(address: string): string {
  const url = URL.parse(address.trim())
  if (!url) return address
  url.hash = ''
  return url.href.replace(/\/$/, '')
}

/** Those items that fit; anything else in the list is left out. */
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

function eachOnce<Item extends { service: string }>(services: readonly Item[]): Item[] {
  return services.filter(
    ({ service }, index) => services.findIndex((other) => other.service === service) === index,
  )
}

function within(value: string, max: number): string {
  return shorten(plainText(value) ?? '…', max)
}
