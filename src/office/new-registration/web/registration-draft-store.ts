import { useCallback, useSyncExternalStore } from 'react'
import { createBrowserStore } from '#platform/design/web/browser-store.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { FIRST_STATUSES } from '#shop/booking/domain/office-booking.ts'
import type { BookingAttempt } from '#shop/booking/web/booking-attempt.ts'
import { EMPTY_PERSON } from '#shop/booking/web/slot-values.ts'
import { EMPTY_VALUES, type Values } from './registration-values.ts'

interface Draft {
  /** E-mail address of the administrator who typed it. Other administrators do not see it. */
  owner: string
  values: Values
  /** The last request. */
  attempt: BookingAttempt | null
}

const NO_DRAFT: Draft = { owner: '', values: EMPTY_VALUES, attempt: null }

/** In session storage, so that a draft survives a reload and the end of the login session. */
const store = createBrowserStore<Draft>({
  key: 'office-booking-draft',
  empty: NO_DRAFT,
  parse: parseDraft,
})

/** The administrator's draft, and functions that change it. */
export function useDraft() {
  const owner = useAdmin().adminUser?.email ?? ''
  const stored = useSyncExternalStore(store.subscribe, store.read, () => NO_DRAFT)
  const draft = stored.owner === owner ? stored : { ...NO_DRAFT, owner }

  const update = useCallback(
    (change: (values: Values) => Values) => {
      const before = store.read()
      const values = before.owner === owner ? before.values : EMPTY_VALUES
      store.write({
        owner,
        values: change(values),
        attempt: before.owner === owner ? before.attempt : null,
      })
    },
    [owner],
  )
  const storeAttempt = useCallback(
    (attempt: BookingAttempt) => store.write({ ...store.read(), attempt }),
    [],
  )
  return { values: draft.values, attempt: draft.attempt, update, storeAttempt, clear: store.clear }
}

/** Reads a stored draft; an empty one for what another version has stored. */
export function parseDraft(text: string): Draft {
  try {
    const { owner, values, attempt } = JSON.parse(text)
    const isWhole =
      typeof owner === 'string' &&
      isLike(values, EMPTY_VALUES) &&
      FIRST_STATUSES.includes(values.status) &&
      values.slots.every(isSlot)
    return isWhole ? { owner, values, attempt } : NO_DRAFT
  } catch {
    return NO_DRAFT
  }
}

/** Whether the value has everything that the example has, each of the same type. */
function isLike<T extends object>(value: unknown, example: T): value is T {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(example).every(([name, part]) => {
    const found = Reflect.get(value, name)
    if (Array.isArray(part)) return Array.isArray(found)
    return typeof part === 'object' ? isLike(found, part) : typeof found === typeof part
  })
}

const SLOT = { dateId: '', attendeeType: '', other: EMPTY_PERSON }

function isSlot(value: unknown): boolean {
  return isLike(value, SLOT)
}
