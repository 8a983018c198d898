import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { CurrentValues, Problem } from '#platform/basics/domain/problem.ts'
import { ApiError, ifMatch, serverMessage } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { type FieldValues, hasValues } from '#platform/editing/web/content-writes.ts'
import { useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { readAgainAfterBooking } from './read-again.ts'
import { registrationQuery } from './registrations-query.ts'

export interface Write {
  /** Makes the call. @param header names the version that it is based on */
  make: (header: ReturnType<typeof ifMatch>) => Promise<RegistrationDetails>
  /** The new values. */
  after?: FieldValues
  /**
   * The values that the fields of `after` had when they were shown. Where only other fields have changed since, the write
   * is repeated. Without it, any change since refuses the write.
   */
  before?: FieldValues
  /** The version that was shown; by default that of the registration. */
  version?: number
  /** The notification's text. */
  done: string
}

export type WriteOutcome =
  | { kind: 'saved' }
  /** Somebody else changed the same fields meanwhile. */
  | { kind: 'conflict'; current: CurrentValues }
  /** Refused with a sentence, also because somebody else changed the booking meanwhile; it is read again. */
  | { kind: 'refused'; problem: Problem }
  /** Told by a notification, or by the login. */
  | { kind: 'failed' }

const OUTDATED =
  'Diese Anmeldung wurde inzwischen geändert und ist neu geladen. Bitte prüfen Sie, was hier steht, und versuchen Sie es noch einmal.'

/** More collisions than this are not a coincidence. */
const ATTEMPTS = 5

/** Changes a booking, based on the version that is shown. The screen has the new data when it settles. */
export function useBookingChange({ id, version: shown }: RegistrationDetails) {
  const queryClient = useQueryClient()
  const handleSessionRefusal = useSessionRefusal()
  const isUnderWay = useRef(false)
  const [isPending, setIsPending] = useState(false)
  const ownKey = registrationQuery(id).queryKey

  async function send(
    write: Write,
    version = write.version ?? shown,
    attempts = ATTEMPTS,
  ): Promise<WriteOutcome> {
    try {
      queryClient.setQueryData(ownKey, await write.make(ifMatch(version)))
      return { kind: 'saved' }
    } catch (error) {
      const current = currentValues(error)
      if (!current) return refused(error)
      const isRepeatable = attempts > 1 && isOnlyOfOtherFields(write, current)
      if (isRepeatable) return send(write, current.version, attempts - 1)
      return write.before ? collision(write, current) : refused(error, OUTDATED)
    }
  }

  function refused(error: unknown, detail?: string): WriteOutcome {
    if (handleSessionRefusal(error)) return { kind: 'failed' }
    if (error instanceof ApiError && error.problem && error.status < 500)
      return { kind: 'refused', problem: { ...error.problem, ...(detail && { detail }) } }
    notify({
      title: 'Fehler',
      description: serverMessage(error) ?? 'Die Änderung konnte nicht gespeichert werden.',
      variant: 'destructive',
    })
    return { kind: 'failed' }
  }

  async function write(change: Write): Promise<WriteOutcome> {
    if (isUnderWay.current) return { kind: 'failed' }
    isUnderWay.current = true
    setIsPending(true)
    try {
      const outcome = await send(change)
      if (outcome.kind === 'saved') notify({ title: 'Gespeichert', description: change.done })
      // The answer of a write was the new booking, so that is read again only without one.
      await readAgainAfterBooking(queryClient, outcome.kind === 'saved' ? id : undefined)
      return outcome
    } finally {
      isUnderWay.current = false
      setIsPending(false)
    }
  }

  return { write, isPending }
}

/** Whether somebody else has changed other fields alone, so that the write can be repeated. */
function isOnlyOfOtherFields({ before }: Write, { values }: CurrentValues): boolean {
  return before !== undefined && hasValues(values, before)
}

/** What it means that somebody else has changed the same fields. */
function collision({ after = {} }: Write, current: CurrentValues): WriteOutcome {
  return hasValues(current.values, after) ? { kind: 'saved' } : { kind: 'conflict', current }
}

/** The current values of the booking, where the server refused an outdated version; null otherwise. */
function currentValues(error: unknown): CurrentValues | null {
  if (!(error instanceof ApiError) || error.status !== 412) return null
  return error.problem?.current ?? null
}
