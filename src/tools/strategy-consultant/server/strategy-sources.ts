import * as z from 'zod'
import { isSupported, turnsMeaning } from '#tools/ai/server/evidence.ts'
import { type IsShown, shownCheck, type TextKind } from '#tools/ai/server/inventions.ts'
import { plainText, shorten } from '#tools/documents/domain/plain-text.ts'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import type { Quote, SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { isAboutMarket, withQuestion } from '#tools/website-reader/server/market-statements.ts'
import { factsIn } from '../domain/fact-kinds.ts'
import { BASES, SERVICES, type Statement, type StrategyDraft } from '../domain/strategy-draft.ts'
import {
  mapFields,
  THESIS_AND_CHOICE,
  THESIS_MAX_LENGTH,
  type ThesisField,
} from '../domain/thesis.ts'
import { quoteCheck } from './statement-quotes.ts'

const text = z.string().refine((value) => plainText(value) !== null, { error: 'is empty' })

/** A quote's page is its number in the input. */
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
  thesis: z.object({ quotes: answerStatementSchema.shape.quotes, ...mapFields(() => text) }),
})
export type DraftAnswer = z.infer<typeof draftAnswerSchema>

/** The organisation's own website first, then others it is compared with. Their pages are numbered through. */
export type Sites = readonly [own: SiteFacts, ...others: SiteFacts[]]

/**
 * Returns a function that turns an answer of the AI service into a draft; null where too little of it can be shown.
 *
 * - A statement is of a website only where it says no more than its quotes, which stand there (`isSupported`); of the
 *   visitor, only where what they typed says so. Everything else is an assumption, and so is every statement about the
 *   market, with a question that checks it.
 * - Left out is a text with a figure, a name or a prize that nothing of the material has (`shownCheck`), a text in
 *   another language, and a statement that claims a source for a denial or a superlative that its quotes do not have. An
 *   opportunity and the thesis are left out as a whole.
 *
 * Texts become one line each, within their limits.
 *
 * @param sites a statement that names another site's organisation stands on that site's pages only, any other one on the
 *   own site's
 * @param language of the answer
 */
export function draftCheck(
  sites: Sites,
  language: ToolLanguage,
): (answer: DraftAnswer) => StrategyDraft | null {
  const isShown = shownCheck([...sites.flatMap(textsOf), METHOD_NAMES[language]], language)
  const quotesThatStand = quoteCheck(sites)
  const check = statementCheck(sites, language, isShown, quotesThatStand)
  const statements = (answers: readonly AnswerStatement[]) =>
    answers.flatMap((one) => check(one) ?? []).slice(0, 8)
  return ({ thesis, ...answer }) => {
    const draft = {
      position: statements(answer.position),
      customers: statements(answer.customers),
      strengths: statements(answer.strengths),
      openQuestions: statements(answer.openQuestions),
      opportunities: answer.opportunities
        .flatMap((one) => {
          const reason = check(one.reason)
          const title = plainTextUpTo(one.title, 160)
          const experiment = plainTextUpTo(one.experiment, 800)
          const isWhole = isShown(title, 'name') && isShown(experiment, 'proposal')
          return reason && isWhole ? { title, reason, experiment } : []
        })
        .slice(0, 3),
      services: answer.services
        .filter(
          ({ service }, index, all) => all.findIndex((one) => one.service === service) === index,
        )
        .map(({ service, reason }) => ({ service, reason: plainTextUpTo(reason, 500) }))
        .filter(({ reason }) => isShown(reason, 'proposal')),
      nextSteps: answer.nextSteps
        .map((step) => plainTextUpTo(step, 400))
        .filter((step) => isShown(step, 'proposal'))
        .slice(0, 6),
      ...checkedThesis(thesis, quotesThatStand, isShown),
    }
    const { position, opportunities, services, nextSteps } = draft
    const isEnough = [position, opportunities, services, nextSteps].every(({ length }) => length)
    return isEnough ? draft : null
  }
}

/** All that is known of an organisation. */
function textsOf(site: SiteFacts): string[] {
  return [
    ...site.pages.flatMap(({ title, passages = [] }) => [title, ...passages]),
    ...factsIn(site).flatMap(({ text, quote }) => [text, quote?.text ?? '']),
  ]
}

/** What the fields of the thesis say. */
const THESIS_KINDS = {
  act: 'proposal',
  effect: 'goal',
  reason: 'claim',
  for: 'proposal',
  against: 'proposal',
} as const satisfies Record<ThesisField, TextKind>

/** The thesis with the quotes that stand; left out where a field names what nothing of the material has. */
function checkedThesis(
  { quotes, ...fields }: DraftAnswer['thesis'],
  quotesThatStand: ReturnType<typeof quoteCheck>,
  isShown: IsShown,
): Pick<StrategyDraft, 'thesis'> {
  const texts = mapFields((field) => plainTextUpTo(fields[field], THESIS_MAX_LENGTH))
  const isWhole = THESIS_AND_CHOICE.every((field) => isShown(texts[field], THESIS_KINDS[field]))
  return isWhole ? { thesis: { ...texts, quotes: quotesThatStand(quotes).map(shownQuote) } } : {}
}

function shownQuote({ page, text }: Quote): Quote {
  return { page, text }
}

type AnswerStatement = z.infer<typeof answerStatementSchema>

/** The function returns null for a statement that is left out. */
function statementCheck(
  sites: Sites,
  language: ToolLanguage,
  isShown: IsShown,
  quotesThatStand: ReturnType<typeof quoteCheck>,
): (statement: AnswerStatement) => Statement | null {
  const [own, ...others] = sites
  const typed = factsIn(own).flatMap(({ text, sources }) => (sources.length === 0 ? [text] : []))
  const ownName = own.name?.text ?? ''
  return ({ text, basis: claimed, quotes: given }) => {
    const plain = plainTextUpTo(text, STATEMENT_MAX_LENGTH)
    if (!isShown(plain, plain.endsWith('?') ? 'question' : 'claim')) return null
    const site = siteOf(plain, own, others)
    const quotes = quotesThatStand(claimed === 'page' ? given : []).filter(
      (one) => one.site === site,
    )
    const texts = {
      page: quotes.flatMap(({ sentences }) => sentences),
      visitor: typed,
      assumption: [],
    }[claimed]
    const options = { name: site?.name?.text ?? ownName }
    if (!isAboutMarket(plain) && isSupported(plain, texts, options)) {
      return {
        text: plain,
        basis: claimed,
        sources: [...new Set(quotes.map(({ page }) => page))],
        quotes: quotes.map(shownQuote),
      }
    }
    return claimed !== 'assumption' && turnsMeaning(plain, texts) ? null : assumed(plain, language)
  }
}

function assumed(statement: string, language: ToolLanguage): Statement {
  const text = isAboutMarket(statement)
    ? withQuestion(shorten(statement, MARKET_MAX_LENGTH), language)
    : shorten(statement, STATEMENT_MAX_LENGTH)
  return { text, basis: 'assumption', sources: [], quotes: [] }
}

/** The site that a statement is about; null where it names several. */
function siteOf(statement: string, own: SiteFacts, others: readonly SiteFacts[]): SiteFacts | null {
  const lower = statement.toLowerCase()
  const isNamed = ({ name }: SiteFacts) => Boolean(name && lower.includes(name.text.toLowerCase()))
  const named = [own, ...others].filter(isNamed)
  return named.length > 1 ? null : (named[0] ?? own)
}

/** The methods that the instructions name, which statements may name too. */
const METHOD_NAMES: Readonly<Record<ToolLanguage, string>> = {
  de: 'Weißer Fleck, Stärke verlängern, Kundenreise, Service um das Produkt, Kombinieren',
  en: 'White Space, Build on a Strength, Customer Journey, Service around the Product, Combining',
}
const STATEMENT_MAX_LENGTH = 800
/** Leaves room for the question. */
const MARKET_MAX_LENGTH = 700

function plainTextUpTo(value: string, max: number): string {
  return shorten(plainText(value) ?? '…', max)
}
