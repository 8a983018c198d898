import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Registration } from '#domain/registration/booking.ts'
import { REGISTRATION_STATUSES, type RegistrationStatus } from '#domain/registration/status.ts'
import { useRefusal } from '../../lib/admin-refusal.ts'
import { sendJson, serverMessage } from '../../lib/api.ts'
import { formatMoment } from '../../lib/moment-text.ts'
import { notify } from '../../lib/notifications.ts'
import { attendeesKey, figuresQuery, registrationsKey, trainingsQuery } from '../../lib/queries.ts'
import { STATUS_WORDS } from './registration-words.ts'

/** What a status decides: the lists and figures, and how many seats the shop has left. */
const CHANGED = [registrationsKey, attendeesKey, figuresQuery.queryKey, trainingsQuery.queryKey]

type ListedRegistration = Pick<Registration, 'id' | 'contactName' | 'createdAt' | 'status'>

/** Changes a registration's status. It shows the stored one again as soon as a change was refused. */
export function StatusSelect({ registration }: { registration: ListedRegistration }) {
  const { id, contactName, createdAt, status } = registration
  const change = useStatusChange(id)
  const selectRef = useFocusKeptWhile(change.isPending)
  return (
    <div className="relative min-w-30 max-w-56 flex-1">
      <select
        ref={selectRef}
        aria-label={`Status der Anmeldung von ${contactName} (${formatMoment(createdAt)})`}
        value={change.isPending ? change.variables : status}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.target.value as RegistrationStatus)}
        className="h-11 w-full min-w-0 appearance-none truncate rounded-input border border-line bg-white pr-8 pl-3 text-small transition-[border-color,opacity] hover:border-ink disabled:opacity-60 disabled:hover:border-line"
      >
        {REGISTRATION_STATUSES.map((option) => (
          <option key={option} value={option}>
            {STATUS_WORDS[option].action}
          </option>
        ))}
      </select>
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4.5 -translate-y-1/2 fill-none stroke-2 stroke-current"
      >
        <path d="m5 7.5 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </div>
  )
}

function useStatusChange(id: string) {
  const queryClient = useQueryClient()
  const settleRefusal = useRefusal()
  return useMutation({
    mutationFn: (status: RegistrationStatus) =>
      sendJson('PATCH', `/api/admin/registrations/${id}/status`, { status }),
    onSuccess: async () => {
      notify({
        title: 'Status aktualisiert',
        description: 'Der Anmeldungsstatus wurde erfolgreich aktualisiert.',
      })
      await Promise.all(
        CHANGED.map((queryKey) => queryClient.invalidateQueries({ queryKey: [...queryKey] })),
      )
    },
    onError: (error) => {
      if (settleRefusal(error)) return
      notify({
        title: 'Fehler',
        description: serverMessage(error) ?? 'Status konnte nicht aktualisiert werden',
        variant: 'destructive',
      })
    },
  })
}

/** A control that is switched off loses the focus; this gives it back, unless it has gone elsewhere meanwhile. */
function useFocusKeptWhile(isOff: boolean) {
  const ref = useRef<HTMLSelectElement>(null)
  const wasOff = useRef(false)
  useEffect(() => {
    if (wasOff.current && !isOff && document.activeElement === document.body) ref.current?.focus()
    wasOff.current = isOff
  }, [isOff])
  return ref
}
