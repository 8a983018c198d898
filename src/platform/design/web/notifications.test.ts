import { describe, expect, test } from 'vitest'
import { createNotificationStore, REMOVAL_DELAY } from './notifications.ts'

/** A store whose timers run only when the test calls them. */
function storeWithTimers() {
  const scheduled: Array<{ task: () => void; delay: number }> = []
  const store = createNotificationStore((task, delay) => scheduled.push({ task, delay }))
  return {
    store,
    delays: () => scheduled.map(({ delay }) => delay),
    runTimers: () => {
      for (const { task } of scheduled.splice(0)) task()
    },
  }
}

const saved = { title: 'Gespeichert', description: 'Änderungen wurden erfolgreich gespeichert.' }
const failed = { title: 'Fehler', variant: 'destructive' } as const

describe('adding a notification', () => {
  test('opens it under a number that counts up', () => {
    const { store } = storeWithTimers()
    expect(store.add(saved)).toBe('1')
    expect(store.read()).toEqual([{ ...saved, id: '1', open: true }])
    expect(store.add(saved)).toBe('2')
  })

  test('replaces the previous one: only the newest is shown', () => {
    const { store } = storeWithTimers()
    store.add(saved)
    store.add(failed)
    expect(store.read()).toEqual([{ ...failed, id: '2', open: true }])
  })

  test('notifies its listeners until they unsubscribe', () => {
    const { store } = storeWithTimers()
    let calls = 0
    const stop = store.subscribe(() => {
      calls += 1
    })
    store.add(saved)
    stop()
    store.add(saved)
    expect(calls).toBe(1)
  })
})

test('an update merges by id and leaves the others alone', () => {
  const { store } = storeWithTimers()
  const id = store.add(saved)
  store.update(id, { title: 'Erfolg' })
  store.update('99', { title: 'Niemand' })
  expect(store.read()).toEqual([{ ...saved, title: 'Erfolg', id, open: true }])
})

describe('dismissing', () => {
  test('closes it at once and removes it 1,000,000 ms later', () => {
    const { store, delays, runTimers } = storeWithTimers()
    const id = store.add(saved)
    store.dismiss(id)
    expect(store.read()).toEqual([{ ...saved, id, open: false }])
    expect(delays()).toEqual([REMOVAL_DELAY])
    expect(REMOVAL_DELAY).toBe(1_000_000)
    runTimers()
    expect(store.read()).toEqual([])
  })

  test('twice schedules one removal', () => {
    const { store, delays } = storeWithTimers()
    const id = store.add(saved)
    store.dismiss(id)
    store.dismiss(id)
    expect(delays()).toHaveLength(1)
  })

  test('all of them needs no id', () => {
    const { store } = storeWithTimers()
    store.add(saved)
    store.dismiss()
    expect(store.read().map(({ open }) => open)).toEqual([false])
  })

  test('removing a dismissed one changes nothing, and does not affect the newer one', () => {
    const { store, runTimers } = storeWithTimers()
    const old = store.add(saved)
    store.dismiss(old)
    const newer = store.add(failed)
    store.dismiss(old)
    runTimers()
    expect(store.read().map(({ id, open }) => ({ id, open }))).toEqual([{ id: newer, open: true }])
  })
})

describe('removing', () => {
  test('takes one out', () => {
    const { store } = storeWithTimers()
    const id = store.add(saved)
    store.remove('99')
    expect(store.read()).toHaveLength(1)
    store.remove(id)
    expect(store.read()).toEqual([])
  })

  test('takes all out without an id', () => {
    const { store } = storeWithTimers()
    store.add(saved)
    store.remove()
    expect(store.read()).toEqual([])
  })
})
