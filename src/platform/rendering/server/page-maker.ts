import type { Clock } from '#platform/basics/server/clock.ts'
import { createQueue } from '#platform/basics/server/queue.ts'
import { type PageAnswer, toPageAnswer } from '#platform/http/server/page-answer.ts'
import { PERSONAL_HEADERS } from '#platform/http/server/personal-addresses.ts'
import { isCacheablePath } from './answer-pages.ts'
import type { IsPersonal, RenderPage } from './page-parts.ts'

interface PageMakerParts {
  render: RenderPage
  /** Reads the API for a page. */
  read: (path: string) => Promise<Response>
  /** Headers of every page, with its policy. */
  headers: () => Readonly<Record<string, string>>
  publicUrl: string
  isPersonal: IsPersonal
  clock: Clock
  /** What prices and free seats are read from. */
  changing: {
    path: string
    /** The next instant at which time alone changes what the answer says. */
    nextChange: (now: Date, answer: unknown) => Date
  }
}

/**
 * @returns a function that renders the page of an address, given without its origin. Pages are rendered one at a time
 */
export function createPageMaker({
  render,
  read,
  headers,
  publicUrl,
  isPersonal,
  clock,
  changing,
}: PageMakerParts): (address: string) => Promise<PageAnswer> {
  const turn = createQueue()

  /**
   * The next instant at which time alone changes prices or what can be booked, in milliseconds since 1970; null where
   * that is not known.
   */
  async function nextChangeAfter(now: Date): Promise<number | null> {
    const answer = await read(changing.path)
    if (!answer.ok) return null
    return changing.nextChange(now, await answer.json()).getTime()
  }

  return async (address) => {
    await turn()
    // Recorded before anything is read, because the page does not show later changes.
    const now = clock.now()
    let hasRead = false
    // A new request, so that no data of a visitor's request gets into a page that others see.
    const request = new Request(new URL(publicUrl).origin + address)
    const page = await render(request, (path) => {
      hasRead = true
      return read(path)
    })
    const { pathname, search } = new URL(request.url)
    const isSecret = isPersonal(pathname, search)
    const productHeaders = {
      ...headers(),
      ...(isSecret && PERSONAL_HEADERS),
    }
    const isPublic = page.status === 200 && isCacheablePath(address) && !isSecret
    if (!isPublic) return toPageAnswer(page, productHeaders)
    return toPageAnswer(
      page,
      productHeaders,
      hasRead ? await nextChangeAfter(now) : Number.POSITIVE_INFINITY,
    )
  }
}
