import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { BackLink } from '#platform/design/web/staff/back-link.tsx'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { StatusBadge } from '#shop/seats/web/status-badge.tsx'
import { RevokeLinkDialog } from './cancel-dialogs.tsx'
import { StatusSelect } from './status-select.tsx'

/** Whose booking it is, its status, and what can be done with it as a whole. */
export function RegistrationHead({ registration }: { registration: RegistrationDetails }) {
  const { id, reference, contactName, createdAt, status } = registration
  const [isRevoking, setIsRevoking] = useState(false)
  const openAsBooker = useOpenAsBooker(id)
  return (
    <>
      <BackLink to="/admin/dashboard" search={{ ansicht: 'anmeldungen' }} preload={false}>
        Alle Anmeldungen
      </BackLink>
      <h1 className="wrap-anywhere text-h2">
        Anmeldung{' '}
        <span translate="no" className="whitespace-nowrap">
          {reference}
        </span>
      </h1>
      <p className="wrap-anywhere mt-2 text-lead">{contactName}</p>
      <p className="mt-1 text-secondary text-small">
        Angekommen am <time dateTime={createdAt}>{`${formatMoment(createdAt)} Uhr`}</time>
      </p>
      <div className="mt-5 mb-10 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-3 max-sm:w-full">
          <StatusBadge status={status} />
          <StatusSelect registration={registration} />
        </div>
        <Button
          variant="secondary"
          size="small"
          pending={openAsBooker.isPending}
          onClick={openAsBooker.open}
        >
          Als Bucher ansehen
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setIsRevoking(true)}
        >
          Links sperren
        </Button>
      </div>
      {isRevoking && (
        <RevokeLinkDialog registration={registration} onClose={() => setIsRevoking(false)} />
      )}
    </>
  )
}

/** Opens the booker's page in a new tab. Its link is read when it is needed, because whoever has it can change the booking. */
function useOpenAsBooker(id: string) {
  const notifyFailure = useFailure()
  const link = useMutation({
    mutationFn: (_tab: Window | null) =>
      call('GET', '/api/admin/registrations/{id}/link', { path: { id } }),
    onSuccess: ({ url }, tab) => {
      if (tab) tab.location.replace(url)
      else window.location.assign(url)
    },
    onError: (error, tab) => {
      tab?.close()
      notifyFailure(error, 'Die Seite der Buchung konnte nicht geöffnet werden.')
    },
  })
  return {
    isPending: link.isPending,
    open() {
      // Opened at once: browsers block a tab that a script opens later.
      const tab = window.open('', '_blank')
      if (tab) tab.opener = null
      link.mutate(tab)
    },
  }
}
