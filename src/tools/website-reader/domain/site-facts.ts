import * as z from 'zod'
import { requiredText } from '#platform/basics/domain/text.ts'

/** Most pages that are read of a website. */
export const SITE_PAGES_MAX = 12
export const TEXT_MAX_LENGTH = 500
export const LIST_MAX_LENGTH = 24
/** Longest quote and longest passage of a page, in UTF-16 units. */
export const QUOTE_MAX_LENGTH = 400
/** Most passages of a page. */
export const PASSAGES_MAX = 60

const pageAddress = z.url({ protocol: /^https?$/ }).max(2000)

/** A passage of a page, word for word. Passages that follow each other there may be joined by a space. */
export const quoteSchema = z.object({
  page: pageAddress,
  text: requiredText(QUOTE_MAX_LENGTH),
})
export type Quote = z.infer<typeof quoteSchema>

/**
 * A public statement about an organisation, with the pages that it was found on and the passage that it stands on.
 * Without pages, a person typed it.
 */
export const siteFactSchema = z.object({
  text: requiredText(TEXT_MAX_LENGTH),
  sources: z.array(pageAddress).max(SITE_PAGES_MAX),
  quote: quoteSchema.optional(),
})
export type SiteFact = z.infer<typeof siteFactSchema>

/** Kinds of content on a website besides the description of the organisation. */
export const SIGNAL_KINDS = ['jobs', 'news', 'shop', 'events'] as const
export const siteSignalSchema = siteFactSchema.extend({ kind: z.enum(SIGNAL_KINDS) })
export type SiteSignal = z.infer<typeof siteSignalSchema>

/** Kinds of organisations, which have different open questions. */
export const ORGANISATION_KINDS = [
  'company',
  'practice',
  'association',
  'authority',
  'shop',
] as const
export type OrganisationKind = (typeof ORGANISATION_KINDS)[number]

const siteFacts = z.array(siteFactSchema).max(LIST_MAX_LENGTH)

/** The facts found on a website. The visitor corrects them and sends them back for the draft. */
export const siteFactsSchema = z.object({
  /** The start page, after redirects. Null where no website was read and a visitor described the organisation. */
  url: pageAddress.nullable(),
  /** The pages that were read, with their texts, in which quotes are looked up. Every source is one of them. */
  pages: z
    .array(
      z.object({
        url: pageAddress,
        title: z.string().max(300),
        passages: z.array(z.string().max(QUOTE_MAX_LENGTH)).max(PASSAGES_MAX).optional(),
      }),
    )
    .max(SITE_PAGES_MAX),
  /** By its name and website; a company where nothing says otherwise. The visitor corrects it. */
  kind: z.enum(ORGANISATION_KINDS),
  name: siteFactSchema.nullable(),
  description: siteFactSchema.nullable(),
  /** How many people work there, or are members, in the words of the page. */
  size: siteFactSchema.nullable(),
  /** The year of foundation. */
  founded: siteFactSchema.nullable(),
  offers: siteFacts,
  audiences: siteFacts,
  prices: siteFacts,
  references: siteFacts,
  languages: siteFacts,
  locations: siteFacts,
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
  /** A page that only keeps the place of a website: a domain for sale, a website in the making or under maintenance. */
  'tools.site_placeholder',
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
