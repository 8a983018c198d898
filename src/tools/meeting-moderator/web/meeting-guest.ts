import { ApiError, call, isTemporary } from '#platform/design/web/api.ts'
import type { Fetch } from '#platform/design/web/api-call.ts'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { randomKey, randomSecret } from '#platform/design/web/random-key.ts'
import { parsed, record } from '#tools/documents/domain/stored-values.ts'
import { createPauses } from '#tools/rooms/web/pauses.ts'
import type { MeetingAct } from '../domain/meeting-room.ts'

export type GuestAct = Exclude<MeetingAct, { type: 'meeting' }>

interface WaitingAct {
  /** Sent twice, the act is done once. */
  readonly id: string
  readonly act: GuestAct
}

/** What a participant who writes has done, kept in their browser. */
export interface GuestWork {
  /** Says who they are; empty for somebody who has not joined. */
  readonly secret: string
  readonly name: string
  /** What the server has not answered yet, in its order. */
  readonly waiting: readonly WaitingAct[]
  /** The texts of the last notes that have arrived, the newest first. */
  readonly sent: readonly string[]
  /** The last answer to a vote. */
  readonly chosen: { readonly vote: string; readonly answer: number } | null
  /** What is typed and not sent. */
  readonly typed: string
}

const NOBODY: GuestWork = { secret: '', name: '', waiting: [], sent: [], chosen: null, typed: '' }
const SENT_MAX = 5

export interface GuestState extends GuestWork {
  readonly link: 'fine' | 'lost' | 'removed'
  /** Why the server refused the last note, which is in the field again. */
  readonly refused: string | null
}

/** What is shown on the server and during hydration. */
export const NO_GUEST: GuestState = { ...NOBODY, link: 'fine', refused: null }

/** Where the work of a participant in a meeting is kept. */
export function guestStore(code: string) {
  return createBrowserStore<GuestWork>({
    key: `meeting-guest-${code}`,
    empty: NOBODY,
    parse: (text) => ({ ...NOBODY, ...record(parsed(text)) }),
    storage: () => localStorage,
  })
}

interface GuestParts {
  code: string
  fetch: Fetch
  store: { read: () => GuestWork; write: (work: GuestWork) => void; clear: () => void }
  pauses?: readonly number[]
}

export type MeetingGuest = ReturnType<typeof createGuest>

/**
 * Somebody who writes in a meeting. What they send is kept until the server has answered, and sent one after another with
 * the same id: so nothing is lost in a tunnel or by a reload, and nothing arrives twice.
 */
export function createGuest({ code, fetch, store, pauses: lengths }: GuestParts) {
  const pauses = createPauses(lengths)
  const stopping = new AbortController()
  const { signal } = stopping
  const listeners = new Set<() => void>()
  let state: GuestState = { ...NO_GUEST, ...store.read() }
  let isSending = false

  const tell = (changed: Partial<GuestState>) => {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }
  const keep = (changed: Partial<GuestWork>) => {
    store.write({ ...store.read(), ...changed })
    tell(store.read())
  }

  /** Sends the oldest act. Returns false where it has to be sent again. */
  async function sendOldest({ id, act }: WaitingAct): Promise<boolean> {
    try {
      await call('POST', '/api/tools/rooms/{code}/acts', {
        path: { code },
        header: { authorization: `Bearer ${state.secret}` },
        body: { id, act },
        signal,
        fetch,
      })
    } catch (error) {
      return signal.aborted || afterFailure(error, id, act)
    }
    const { waiting, sent } = store.read()
    const texts = act.type === 'guest-note' ? [act.text, ...sent].slice(0, SENT_MAX) : sent
    keep({ waiting: waiting.filter((one) => one.id !== id), sent: texts })
    tell({ link: 'fine' })
    return true
  }

  function afterFailure(error: unknown, id: string, act: GuestAct): boolean {
    if (isTemporary(error)) {
      tell({ link: 'lost' })
      return false
    }
    if (error instanceof ApiError && error.status === 404) {
      // Whoever was removed may join again.
      store.clear()
      tell({ ...store.read(), link: 'removed' })
      return true
    }
    const { waiting, typed, chosen } = store.read()
    const others = waiting.filter((one) => one.id !== id)
    if (act.type === 'guest-vote') keep({ waiting: others, chosen: null })
    else keep({ waiting: others, typed: typed || act.text, chosen })
    tell({
      link: 'fine',
      refused: (error instanceof ApiError && error.problem?.code) || 'http.fault',
    })
    return true
  }

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    let failures = 0
    for (let next = state.waiting[0]; next && !signal.aborted; next = state.waiting[0]) {
      failures = (await sendOldest(next)) ? 0 : failures + 1
      if (failures > 0) await pauses.pauseAfter(failures)
    }
    isSending = false
  }
  void sendAll()

  const send = (act: GuestAct, changed: Partial<GuestWork>) => {
    keep({ ...changed, waiting: [...store.read().waiting, { id: randomKey(), act }] })
    tell({ refused: null })
    void sendAll()
  }
  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @throws ApiError or OfflineError where they cannot join */
    async join(name: string): Promise<void> {
      const secret = state.secret || randomSecret()
      const body = { name, secret }
      await call('POST', '/api/tools/rooms/{code}/members', { path: { code }, body, fetch })
      keep({ name, secret })
      tell({ link: 'fine' })
    },
    type: (typed: string) => keep({ typed }),
    note: (note: Omit<Extract<GuestAct, { type: 'guest-note' }>, 'type' | 'id'>) =>
      send({ type: 'guest-note', id: randomKey(), ...note }, { typed: '' }),
    vote: (vote: string, answer: number) =>
      send({ type: 'guest-vote', vote, answer }, { chosen: { vote, answer } }),
    hurry: pauses.hurry,
    stop() {
      stopping.abort()
      pauses.hurry()
    },
  }
}
