import { useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { parsed, records } from '../domain/stored-values.ts'

/** A copy that this browser has shared. */
export interface CopyShare {
  readonly code: string
  /** Says that it is this browser's. */
  readonly secret: string
  readonly title: string
  /** ISO 8601. */
  readonly expiresAt: string
}

type CopyShares = readonly CopyShare[]

const NONE: CopyShares = []

const store = createBrowserStore<CopyShares>({
  key: 'shared-copies',
  empty: NONE,
  parse: parseShares,
  storage: () => localStorage,
})

/** The copies that this browser has shared, the newest first, without those whose time is over. */
export function useCopyShares(): CopyShares {
  return useSyncExternalStore(store.subscribe, store.read, () => NONE)
}

export function keepCopyShare(share: CopyShare): void {
  store.write([share, ...store.read()])
}

export function forgetCopyShare(code: string): void {
  store.write(store.read().filter((share) => share.code !== code))
}

function parseShares(text: string): CopyShares {
  const shares = records(parsed(text)) as unknown as CopyShares
  return shares.filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
}
