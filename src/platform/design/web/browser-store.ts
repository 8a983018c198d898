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
  let isKept = true
  const listeners = new Set<() => void>()

  function readStored(): T {
    const text = kept(() => storage().getItem(key)) ?? null
    return text === null ? empty : parse(text)
  }

  function replace(value: T) {
    current = { value }
    for (const listener of listeners) listener()
  }

  /** A browser may deny access to its storage, or it may be full: the value then exists only in memory. */
  function kept<Result>(access: () => Result): Result | undefined {
    try {
      const result = access()
      isKept = true
      return result
    } catch {
      isKept = false
      return undefined
    }
  }

  /** What exists only in memory is not replaced by what was stored earlier. */
  function reread() {
    if (isKept) replace(readStored())
  }

  /** Another tab or an iframe has written: keeping the value in memory would later overwrite it. */
  function takeOver(event: StorageEvent) {
    if (event.key === key || event.key === null) reread()
  }

  function read(): T {
    current ??= { value: readStored() }
    return current.value
  }

  return {
    read,
    /** False while the value exists only in memory, because the browser's storage is full or forbidden. */
    isKept(): boolean {
      read()
      return isKept
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
      kept(() => storage().setItem(key, JSON.stringify(value)))
      replace(value)
    },
    /** Reads the storage again: another tab may have written since. */
    reread,
    clear() {
      kept(() => storage().removeItem(key))
      replace(empty)
    },
  }
}
