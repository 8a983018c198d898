import { LRUCache } from 'lru-cache'

/** Every page of the site together reads some thirty addresses. */
const MAX_READS = 200

type Read = (path: string) => Promise<Response>

interface KeptRead {
  edition: string
  answer: Promise<{ status: number; type: string; text: string }>
}

/**
 * Keeps what pages read of the API for as long as pages themselves are kept: so a page that is made for one visitor, or
 * anew after a change, is rendered and nothing more. Many who read the same at once wait for one reading.
 *
 * @param editionNow what pages show at this moment, as a name; null while nobody knows, and all is read anew
 */
export function keepReads(read: Read, editionNow: () => string | null): Read {
  const kept = new LRUCache<string, KeptRead>({ max: MAX_READS })

  async function readWhole(path: string) {
    const response = await read(path)
    const type = response.headers.get('content-type') ?? ''
    return { status: response.status, type, text: await response.text() }
  }

  function keep(path: string, edition: string): KeptRead {
    const entry = { edition, answer: readWhole(path) }
    const forget = () => {
      if (kept.get(path) === entry) kept.delete(path)
    }
    kept.set(path, entry)
    entry.answer.then(({ status }) => {
      if (status !== 200) forget()
    }, forget)
    return entry
  }

  return async (path) => {
    const edition = editionNow()
    if (edition === null) return read(path)
    const found = kept.get(path)
    const { answer } = found?.edition === edition ? found : keep(path, edition)
    const { status, type, text } = await answer
    return new Response(text, { status, headers: { 'content-type': type } })
  }
}
