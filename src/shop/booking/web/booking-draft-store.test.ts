import { describe, expect, test } from 'vitest'
import { EMPTY_CONTACT, EMPTY_DRAFT } from './booking-draft.ts'
import { createDraftStore } from './booking-draft-store.ts'

const contact = { ...EMPTY_CONTACT, firstName: 'Sina' }

function memoryStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    count: () => items.size,
  }
}

describe('the draft', () => {
  test('survives a reload', () => {
    const storage = memoryStorage()
    createDraftStore(() => storage).update({ contact })
    expect(createDraftStore(() => storage).read()).toEqual({
      ...EMPTY_DRAFT,
      id: expect.stringMatching(/./),
      contact,
    })
  })

  test('keeps its id until it is given up, and the next one has another', () => {
    const store = createDraftStore(memoryStorage)
    store.update({ contact })
    const { id } = store.read()
    store.update({ preselected: 'january' })
    expect(store.read().id).toBe(id)
    store.clear()
    store.update({ contact })
    expect(store.read().id).not.toBe(id)
  })

  test('is empty after it was cleared', () => {
    const storage = memoryStorage()
    const store = createDraftStore(() => storage)
    store.update({ contact })
    store.clear()
    expect(store.read()).toBe(EMPTY_DRAFT)
    expect(storage.count()).toBe(0)
  })

  test('stays the same object until it changes', () => {
    const store = createDraftStore(memoryStorage)
    expect(store.read()).toBe(store.read())
  })

  test('notifies its listeners until they unsubscribe', () => {
    const store = createDraftStore(memoryStorage)
    let calls = 0
    const stop = store.subscribe(() => {
      calls += 1
    })
    store.update({ contact })
    store.clear()
    stop()
    store.update({ contact })
    expect(calls).toBe(2)
  })

  test('lives in memory where the browser refuses its storage', () => {
    const store = createDraftStore(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    store.update({ contact })
    expect(store.read().contact).toEqual(contact)
    store.clear()
    expect(store.read()).toEqual(EMPTY_DRAFT)
  })
})
