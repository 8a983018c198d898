import * as z from 'zod'
import { requiredText } from '../text.ts'

/** Most pages that are read of a website. */
export const SITE_PAGES_MAX = 5
export const TEXT_MAX_LENGTH = 500
export const LIST_MAX_LENGTH = 24

const pageAddress = z.url({ protocol: /^https?$/ }).max(2000)

/** A public statement about a company, with the pages that it was found on. Without pages, a person typed it. */
export const siteFactSchema = z.object({
  text: requiredText(TEXT_MAX_LENGTH),
  sources: z.array(pageAddress).max(SITE_PAGES_MAX),
})
export type SiteFact = z.infer<typeof siteFactSchema>

/** Kinds of content on a website besides the description of the company. */
export const SIGNAL_KINDS = ['jobs', 'news', 'shop', 'events', 'references', 'technology'] as const
export const siteSignalSchema = siteFactSchema.extend({ kind: z.enum(SIGNAL_KINDS) })
export type SiteSignal = z.infer<typeof siteSignalSchema>

/** The facts found on a company's website. The visitor corrects them and sends them back for the draft. */
export const siteFactsSchema = z.object({
  /** The start page, after redirects. Null where no website was read and a visitor described the company. */
  url: pageAddress.nullable(),
  /** The pages that were read. Every source is one of them. */
  pages: z.array(z.object({ url: pageAddress, title: z.string().max(300) })).max(SITE_PAGES_MAX),
  name: siteFactSchema.nullable(),
  description: siteFactSchema.nullable(),
  offers: z.array(siteFactSchema).max(LIST_MAX_LENGTH),
  audiences: z.array(siteFactSchema).max(LIST_MAX_LENGTH),
  languages: z.array(siteFactSchema).max(LIST_MAX_LENGTH),
  locations: z.array(siteFactSchema).max(LIST_MAX_LENGTH),
  signals: z.array(siteSignalSchema).max(LIST_MAX_LENGTH),
})
export type SiteFacts = z.infer<typeof siteFactsSchema>

/** Why a page of a website was left out. */
export const SKIP_REASONS = ['robots', 'not_html', 'too_large', 'too_slow', 'unreachable'] as const

/** Why a website could not be read at all. The screen has a message for each. */
export const SITE_FAILURES = [
  /** The address is not that of a public host. */
  'tools.address_refused',
  /** The host name does not exist. */
  'tools.site_unknown',
  'tools.site_unreachable',
  /** robots.txt disallows the start page. */
  'tools.site_refuses',
  'tools.site_not_html',
  'tools.site_too_large',
  'tools.site_too_slow',
  'tools.site_redirects',
  /** The website answered with an error status, such as 404 or 500. */
  'tools.site_error',
  /** The website contains nothing usable, for instance because scripts generate its content. */
  'tools.site_silent',
  'tools.fault',
] as const
export type SiteFailure = (typeof SITE_FAILURES)[number]

/** The request body of `POST /api/tools/site-readings`. */
export const siteReadingRequestSchema = z.object({
  url: pageAddress,
  language: z.enum(['de', 'en']),
})

/**
 * The events that `POST /api/tools/site-readings` streams, one JSON object on each line: progress, and `facts` or
 * `failed` as the last line.
 */
export const siteReadingEventSchema = z.discriminatedUnion('type', [
  /** A page is about to be requested; `pages` is the number of pages known so far. */
  z.object({ type: z.literal('reading'), url: z.string(), page: z.int(), pages: z.int() }),
  z.object({ type: z.literal('skipped'), url: z.string(), reason: z.enum(SKIP_REASONS) }),
  z.object({ type: z.literal('facts'), facts: siteFactsSchema }),
  z.object({ type: z.literal('failed'), code: z.enum(SITE_FAILURES) }),
])
export type SiteReadingEvent = z.infer<typeof siteReadingEventSchema>
