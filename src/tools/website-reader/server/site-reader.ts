import { setTimeout as wait } from 'node:timers/promises'
import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import {
  SITE_PAGES_MAX,
  type SiteFailure,
  type SiteReadingEvent,
  type SKIP_REASONS,
} from '../domain/site-facts.ts'
import { type FetchPage, SiteError } from './guarded-fetch.ts'
import { isSameSite, keyOf } from './site-pages.ts'
import { createRobots } from './site-robots.ts'
import type { PackedOutline } from './site-thread-tasks.ts'
import { type SiteThreads, UnreadableSiteError } from './site-threads.ts'

const HTML = ['text/html', 'application/xhtml+xml']
/** The longest URL that the schema accepts as a source. */
const ADDRESS_MAX_LENGTH = 2000
/** The time limit of a reading. Where the start page was read by then, what was read is used. */
const READING_MAX_MS = 45_000
/** Of a website that asks for longer pauses, only the start page is read. */
const PAUSE_MAX_SECONDS = 2

export interface ReadingDeps {
  fetchPage: FetchPage
  /** Runs tasks with external text. */
  threads: SiteThreads
  /** The product's name in robots.txt. */
  token: string
  /** Called with errors that are defects of the product. */
  onFault(error: unknown): void
}

interface ReadPage {
  /** The final URL, after redirects. */
  url: string
  outline: PackedOutline
}

interface SiteAccess {
  /**
   * Follows a `<meta http-equiv="refresh">` like a redirect: a fetch of its own, with the same checks and limits.
   *
   * @param redirectsBefore the number of redirects that led to the URL
   */
  read(url: string, signal: AbortSignal, redirectsBefore?: number): Promise<ReadPage>
  /** Seconds between two requests. */
  pauseAt(url: string): Promise<number>
}

/**
 * Reads a company's website: only what robots.txt allows, one page after another, the start page and the few that its
 * links suggest as most useful. The last event contains the facts, or the reason why there are none. Another page that
 * cannot be read is skipped.
 *
 * @param signal aborts without a further event, when the visitor disconnects
 */
export async function* readSite(
  address: string,
  language: ToolLanguage,
  signal: AbortSignal,
  deps: ReadingDeps,
): AsyncGenerator<SiteReadingEvent> {
  const deadline = AbortSignal.timeout(READING_MAX_MS)
  try {
    const site = openSite(deps, signal)
    const start = yield* readStart(site, address, AbortSignal.any([signal, deadline]))
    if (await deps.threads('isPlaceholder', start.outline, signal)) {
      yield failed('tools.site_placeholder')
      return
    }
    const pages = [start]
    yield* readFurtherPages(site, pages, { ...deps, language, signal, deadline })
    const outlines = pages.map(({ outline }) => outline)
    const facts = await deps.threads('facts', { pages: outlines, language }, signal)
    yield facts ? { type: 'facts', facts } : failed('tools.site_silent')
  } catch (error) {
    if (signal.aborted) return
    yield failed(error === deadline.reason ? 'tools.site_too_slow' : failureOf(error, deps))
  }
}

/** Where nothing answers to https, the page is read by http: some websites have no certificate. */
async function* readStart(
  site: SiteAccess,
  address: string,
  signal: AbortSignal,
): AsyncGenerator<SiteReadingEvent, ReadPage> {
  yield { type: 'reading', url: address, page: 1, pages: 1 }
  try {
    return await site.read(address, signal)
  } catch (error) {
    const isUnanswered = error instanceof SiteError && error.code === 'tools.site_unreachable'
    if (!isUnanswered || !address.startsWith('https:')) throw error
    const plain = address.replace('https:', 'http:')
    yield { type: 'reading', url: plain, page: 1, pages: 1 }
    return await site.read(plain, signal)
  }
}

interface ReadingOptions extends Pick<ReadingDeps, 'threads'> {
  language: ToolLanguage
  signal: AbortSignal
  deadline: AbortSignal
}

/** @param pages the start page; each page that is read is added */
async function* readFurtherPages(
  site: SiteAccess,
  pages: ReadPage[],
  { threads, language, signal, deadline }: ReadingOptions,
): AsyncGenerator<SiteReadingEvent> {
  const [start] = pages
  if (!start) return
  const whole = AbortSignal.any([signal, deadline])
  const pause = await site.pauseAt(start.url)
  const { outline } = start
  const max = pause > PAUSE_MAX_SECONDS ? 0 : SITE_PAGES_MAX - pages.length
  const chosen = await threads('furtherPages', { start: outline, language, max }, signal)
  for (const [at, url] of chosen.entries()) {
    yield { type: 'reading', url, page: at + 2, pages: chosen.length + 1 }
    try {
      await wait(pause * 1000, undefined, { signal: whole })
      const page = await site.read(url, whole)
      if (isNew(page, pages)) pages.push(page)
    } catch (error) {
      yield { type: 'skipped', url, reason: skipReason(error, signal, deadline) }
    }
  }
}

function isNew(page: ReadPage, pages: readonly ReadPage[]): boolean {
  const [start] = pages
  const isOfSite = start !== undefined && isSameSite(page.url, start.url)
  return isOfSite && !pages.some(({ url }) => keyOf(url) === keyOf(page.url))
}

function openSite(
  { fetchPage, threads, token }: ReadingDeps,
  visitSignal: AbortSignal,
): SiteAccess {
  const robotsOf = createRobots({ fetchPage, threads, token, signal: visitSignal })
  const check = async (url: string) => {
    const { isAllowed } = await robotsOf(url)
    if (!isAllowed) throw new SiteError('tools.site_refuses')
  }
  return {
    async read(url, signal, redirectsBefore = 0) {
      await check(url)
      const page = await fetchPage(url, { signal, accept: HTML, redirectsBefore })
      if (page.status < 200 || page.status > 299 || page.url.length > ADDRESS_MAX_LENGTH) {
        throw new SiteError('tools.site_error')
      }
      // The target of a redirect may have rules of its own; a forbidden page is discarded.
      if (page.url !== url) await check(page.url)
      const outline = await threads('outline', page, signal)
      const next = await threads('refresh', outline, signal)
      return next === null
        ? { url: page.url, outline }
        : this.read(next, signal, page.redirects + 1)
    },
    pauseAt: async (url) => (await robotsOf(url)).crawlDelay,
  }
}

function failed(code: SiteFailure): SiteReadingEvent {
  return { type: 'failed', code }
}

function failureOf(error: unknown, { onFault }: ReadingDeps): SiteFailure {
  if (error instanceof UnreadableSiteError) return 'tools.site_too_large'
  const code = error instanceof SiteError ? error.code : 'tools.fault'
  if (code === 'tools.fault') onFault(error)
  return code
}

/** @throws the error where it is not about the page: an abort, or a defect of the product */
function skipReason(
  error: unknown,
  signal: AbortSignal,
  deadline: AbortSignal,
): (typeof SKIP_REASONS)[number] {
  if (signal.aborted) throw error
  if (deadline.aborted) return 'too_slow'
  if (error instanceof UnreadableSiteError) return 'too_large'
  if (!(error instanceof SiteError) || error.code === 'tools.fault') throw error
  switch (error.code) {
    case 'tools.site_refuses':
      return 'robots'
    case 'tools.site_not_html':
      return 'not_html'
    case 'tools.site_too_large':
      return 'too_large'
    case 'tools.site_too_slow':
      return 'too_slow'
    default:
      return 'unreachable'
  }
}
