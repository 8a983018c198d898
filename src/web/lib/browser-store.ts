type StoredIn = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface BrowserStoreOptions<T> {
  /** Key in the storage. */
  key: string
  /** The value while nothing is stored. */
  empty: T
  /** Parses the stored text; returns `empty` for data of an incompatible version. */
  parse: (text: string) => T
  /** Defaults to session storage, which survives a reload but not closing the tab. */
  storage?: () => StoredIn
}

/** A value in memory, with a copy in the browser's storage. */
export function createBrowserStore<T>({
  key,
  empty,
  parse,
  storage = () => sessionStorage,
}: BrowserStoreOptions<T>) {
  let current: { value: T } | undefined
  const listeners = new Set<() => void>()

  function readStored(): T {
    const text = ignoringErrors(() => storage().getItem(key)) ?? null
    return text === null ? empty : parse(text)
  }

  function replace(value: T) {
    current = { value }
    for (const listener of listeners) listener()
  }

  /** Another tab or an iframe has written: keeping the value in memory would later overwrite it. */
  function takeOver(event: StorageEvent) {
    if (event.key === key || event.key === null) replace(readStored())
  }

  return {
    read(): T {
      current ??= { value: readStored() }
      return current.value
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      if (listeners.size === 1) globalThis.addEventListener?.('storage', takeOver)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', takeOver)
      }
    },
    write(value: T) {
      replace(value)
      ignoringErrors(() => storage().setItem(key, JSON.stringify(value)))
    },
    /** Reads the storage again: another tab may have written since. */
    reread() {
      replace(readStored())
    },
    clear() {
      replace(empty)
      ignoringErrors(() => storage().removeItem(key))
    },
  }
}

/** A browser may deny access to its storage, or it may be full: the value then exists only in memory. */
function ignoringErrors<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
