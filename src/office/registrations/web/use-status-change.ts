import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call, serverMessage } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure, useSessionRefusal } from '#platform/login/web/admin-refusal.ts'
import type { Registration } from '#shop/booking/domain/booking.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { type RegistrationStatus, STATUS_LABELS } from '#shop/seats/domain/status.ts'
import { remainingSeats } from './consequence-texts.ts'
import { cancelledShare } from './owed-texts.ts'
import { readAgainAfterStatus } from './read-again.ts'

interface Change {
  status: RegistrationStatus
  /** The status before the change. */
  expectedStatus: RegistrationStatus
  /** Number of the change that this one undoes. */
  expectedChange?: number
  /** What stays owed of a cancelled registration, in cents. */
  keptCents?: number
  /** The registration, where it was read. */
  details?: RegistrationDetails
}

/**
 * Changes a registration's status. Where one of its sessions is over, or
 * cancelling is not free, it asks first. Afterwards the notification offers
 * to undo the change.
 */
export function useStatusChange(registration: Pick<Registration, 'id' | 'contactName' | 'status'>) {
  const { id, contactName, status: before } = registration
  const queryClient = useQueryClient()
  const handleSessionRefusal = useSessionRefusal()
  const notifyFailure = useFailure()
  const [asked, setAsked] = useState<Change>()

  const readAgain = () => readAgainAfterStatus(queryClient)

  const mutation = useMutation({
    mutationFn: async ({ details: _, ...change }: Change) =>
      call('PATCH', '/api/admin/registrations/{id}/status', { path: { id }, body: change }),
    onSuccess: async ({ change }, { status, expectedStatus, expectedChange }) => {
      const undo = {
        label: 'Rückgängig',
        hint: `Den Status der Anmeldung von ${contactName} wieder auf „${STATUS_LABELS[expectedStatus]}“ setzen. Das geht auch in der Liste.`,
        onSelect: () =>
          mutation.mutate({
            status: expectedStatus,
            expectedStatus: status,
            expectedChange: change,
          }),
      }
      notify({
        title: 'Status aktualisiert',
        description: 'Der Anmeldungsstatus wurde erfolgreich aktualisiert.',
        action: expectedChange === undefined ? undo : undefined,
      })
      await readAgain()
    },
    onError: (error, { expectedChange }) => {
      if (handleSessionRefusal(error)) return
      const reason = serverMessage(error) ?? 'Status konnte nicht aktualisiert werden'
      notify({
        title: 'Fehler',
        description: expectedChange === undefined ? reason : `Nicht rückgängig gemacht: ${reason}`,
        variant: 'destructive',
      })
      // Somebody else changed it first: the displayed data is out of date.
      if (error instanceof ApiError && error.status === 409) void readAgain()
    },
  })

  /** Reads the registration, because a list that was loaded earlier does not know which sessions are over now. */
  const check = useMutation({
    mutationFn: async (status: RegistrationStatus): Promise<Change> => {
      const change = { status, expectedStatus: before }
      if (status === 'pending') return change
      const details = await call('GET', '/api/admin/registrations/{id}', { path: { id } })
      return { ...change, details }
    },
    onSuccess: (change) => {
      if (change.details && needsQuestion(change.details, change.status)) setAsked(change)
      else mutation.mutate(change)
    },
    onError: (error) => {
      notifyFailure(error, 'Status konnte nicht aktualisiert werden')
    },
  })

  return {
    isPending: mutation.isPending || check.isPending,
    /** The status that is being set or awaits confirmation. */
    chosen: mutation.isPending
      ? mutation.variables.status
      : check.isPending
        ? check.variables
        : asked?.status,
    choose(status: RegistrationStatus) {
      if (status !== before) check.mutate(status)
    },
    /** The dialog that has to be confirmed first, if there is one. */
    asked: asked?.details && {
      status: asked.status,
      registration: asked.details,
      onConfirm(keptCents?: number) {
        setAsked(undefined)
        mutation.mutate({ ...asked, ...(keptCents !== undefined && { keptCents }) })
      },
      onCancel: () => setAsked(undefined),
    },
  }
}

/** Whether a session is over, or something stays owed of what is cancelled. */
function needsQuestion(registration: RegistrationDetails, status: RegistrationStatus): boolean {
  const seats = remainingSeats(registration)
  if (registration.seats.some(({ isOver, cancelledAt }) => isOver && !cancelledAt)) return true
  return status === 'cancelled' && cancelledShare(registration, seats, new Date()).byRule > 0
}
