import * as z from 'zod'
import { requiredText } from '../text.ts'

/** How many pages of a website are read at most. */
export const SITE_PAGES_MAX = 5
export const TEXT_MAX_LENGTH = 500
export const LIST_MAX_LENGTH = 24

const pageAddress = z.url({ protocol: /^https?$/ }).max(2000)

/** Something that is publicly said of a company, and the pages that say it. Without pages a person typed it. */
export const siteFactSchema = z.object({
  text: requiredText(TEXT_MAX_LENGTH),
  sources: z.array(pageAddress).max(SITE_PAGES_MAX),
})
export type SiteFact = z.infer<typeof siteFactSchema>

/** What a website does besides describing its company: the kind of a signal. */
export const SIGNAL_KINDS = ['jobs', 'news', 'shop', 'events', 'references', 'technology'] as const
export const siteSignalSchema = siteFactSchema.extend({ kind: z.enum(SIGNAL_KINDS) })
export type SiteSignal = z.infer<typeof siteSignalSchema>

/** What was found on a company's website, as it goes to the person for correction and comes back for the draft. */
export const siteFactsSchema = z.object({
  /** Where the website begins, after redirects. Null where a person described a company that no website was read of. */
  url: pageAddress.nullable(),
  /** The pages that were read; every source is one of them. */
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

/** Why a website could not be read at all. Each has words on the screen. */
export const SITE_FAILURES = [
  /** The address leads to a machine that is not public. */
  'tools.address_refused',
  /** There is no such name. */
  'tools.site_unknown',
  'tools.site_unreachable',
  /** robots.txt asks not to read the start page. */
  'tools.site_refuses',
  'tools.site_not_html',
  'tools.site_too_large',
  'tools.site_too_slow',
  'tools.site_redirects',
  /** The website answered with an error of its own, such as 404 or 500. */
  'tools.site_error',
  /** It was read, and says nothing that could be used: a page that is made of scripts, for instance. */
  'tools.site_silent',
  'tools.fault',
] as const
export type SiteFailure = (typeof SITE_FAILURES)[number]

/** What `POST /api/tools/site-readings` takes. */
export const siteReadingRequestSchema = z.object({
  url: pageAddress,
  language: z.enum(['de', 'en']),
})

/**
 * What `POST /api/tools/site-readings` streams, one JSON object a line: how it goes on, and as the last line `facts` or
 * `failed`.
 */
export const siteReadingEventSchema = z.discriminatedUnion('type', [
  /** A page is about to be asked for; `pages` is how many there will be, as far as is known. */
  z.object({ type: z.literal('reading'), url: z.string(), page: z.int(), pages: z.int() }),
  z.object({ type: z.literal('skipped'), url: z.string(), reason: z.enum(SKIP_REASONS) }),
  z.object({ type: z.literal('facts'), facts: siteFactsSchema }),
  z.object({ type: z.literal('failed'), code: z.enum(SITE_FAILURES) }),
])
export type SiteReadingEvent = z.infer<typeof siteReadingEventSchema>
