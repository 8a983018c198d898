type KeptStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface BrowserStoreOptions<T> {
  /** Its name in the storage. */
  key: string
  /** What there is while nothing is stored. */
  empty: T
  /** Reads what was stored; `empty` for what an older version of the product wrote. */
  parse: (text: string) => T
  /** The tab's storage, unless told otherwise: what is in it survives a reload and not the end of the tab. */
  storage?: () => KeptStorage
}

/** A value in memory, and a copy of it in the browser's storage. */
export function createBrowserStore<T>({
  key,
  empty,
  parse,
  storage = () => sessionStorage,
}: BrowserStoreOptions<T>) {
  let current: { value: T } | undefined
  const listeners = new Set<() => void>()

  function readStored(): T {
    const text = quietly(() => storage().getItem(key)) ?? null
    return text === null ? empty : parse(text)
  }

  function replace(value: T) {
    current = { value }
    for (const listener of listeners) listener()
  }

  /** Another tab, or a frame of this one, has written: what is here would overwrite it. */
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
      quietly(() => storage().setItem(key, JSON.stringify(value)))
    },
    /** Looks into the storage again: another tab may have written since. */
    reread() {
      replace(readStored())
    },
    clear() {
      replace(empty)
      quietly(() => storage().removeItem(key))
    },
  }
}

/** A browser may refuse its storage, or have none left: the value then lives as long as the page. */
function quietly<T>(access: () => T): T | undefined {
  try {
    return access()
  } catch {
    return undefined
  }
}
