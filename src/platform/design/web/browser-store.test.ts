import { expect, test } from 'vitest'
import { createBrowserStore } from './browser-store.ts'

function storeIn(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return createBrowserStore<string>({ key: 'work', empty: '', parse: String, storage })
}

/** A storage that is full while `isFull`. */
function limited(stored: Map<string, string>) {
  const storage = {
    isFull: false,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (storage.isFull) throw new DOMException('', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => void stored.delete(key),
  }
  return storage
}

test('a full storage is known at once, and no longer once there is room', () => {
  const storage = limited(new Map())
  const store = storeIn(() => storage)
  const states: boolean[] = []
  store.subscribe(() => states.push(store.isKept()))
  store.write('a')
  storage.isFull = true
  store.write('b')
  expect(store.read()).toBe('b')
  storage.isFull = false
  store.write('c')
  expect(states).toEqual([true, false, true])
})

test('a forbidden storage is known before anything is written', () => {
  const store = storeIn(() => {
    throw new DOMException('', 'SecurityError')
  })
  expect(store.isKept()).toBe(false)
  store.write('a')
  expect(store.read()).toBe('a')
})

test('what exists only in memory is not replaced by what was stored earlier', () => {
  const storage = limited(new Map([['work', '"old"']]))
  const store = storeIn(() => storage)
  storage.isFull = true
  store.write('new')
  store.reread()
  expect(store.read()).toBe('new')
})
