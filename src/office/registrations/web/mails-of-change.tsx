import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, call, serverMessage } from '#platform/design/web/api.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { useDebounced } from '#platform/design/web/use-debounced.ts'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { MailViewer } from '#platform/mail/web/mail-viewer.tsx'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { ChangePreview, PlannedChange } from '#shop/telling/domain/change-preview.ts'

interface MailsOfChangeProps {
  registration: RegistrationDetails
  /** Null while there is none that can be made. */
  change: PlannedChange | null
  /** Why there is none yet. */
  missing?: string
  /** Whether the change is being made. */
  isPending: boolean
}

/** The mails that a change would send, each to be looked at. Where they cannot be read, the change is possible still. */
export function MailsOfChange({ registration, change, missing, isPending }: MailsOfChangeProps) {
  const { id, version } = registration
  const rested = useDebounced(change)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['/api/admin/registrations/{id}/mails/preview', id, version, rested],
    queryFn: ({ signal }) =>
      call('POST', '/api/admin/registrations/{id}/mails/preview', {
        path: { id },
        body: rested as PlannedChange,
        signal,
      }),
    enabled: rested !== null && !isPending,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  })
  useSessionRefusalOf(error)
  if (!change) return <p className="text-secondary">{missing}</p>
  if (error) return <p className="wrap-anywhere">{withoutMails(error)}</p>
  // As high as one mail: the dialog's buttons stay where they are when it comes.
  if (!data) return <p className="min-h-24 text-secondary">E-Mails werden vorbereitet ...</p>
  const isOutdated = isPlaceholderData || JSON.stringify(rested) !== JSON.stringify(change)
  return <MailList mails={data.mails} isOutdated={isOutdated} />
}

/** Why the change would be refused, or that its mails cannot be shown. */
function withoutMails(error: Error): string {
  const refusal = error instanceof ApiError && error.status < 500 && serverMessage(error)
  return (
    refusal ||
    'Wer eine E-Mail bekommt, lässt sich gerade nicht anzeigen. Die Änderung ist trotzdem möglich.'
  )
}

function headingOf(count: number, isOutdated: boolean): string {
  if (isOutdated) return 'E-Mails werden erneuert ...'
  if (count === 0) return 'Es geht keine E-Mail hinaus.'
  return `${counted({ one: 'E-Mail', many: 'E-Mails' }, count)}, noch nicht gesendet`
}

interface MailListProps extends ChangePreview {
  /** Whether another change was typed meanwhile. */
  isOutdated: boolean
}

function MailList({ mails, isOutdated }: MailListProps) {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <>
      <p className="mt-1 font-semibold first:mt-0">{headingOf(mails.length, isOutdated)}</p>
      <ul className="grid gap-1.5 empty:hidden">
        {mails.map(({ recipient, subject, isHeld }, index) => (
          <li key={`${recipient} ${subject}`}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpened(index)}
              className="wrap-anywhere grid w-full gap-0.5 rounded-input bg-white px-4 py-2.5 text-left hyphens-none hover:bg-brand-tint"
            >
              <span className="text-secondary">{`an ${recipient}`}</span>
              <span className="font-semibold text-ink underline decoration-line underline-offset-3">
                {subject}
              </span>
              {isHeld && (
                <Badge tone="orange" className="mt-1 w-fit">
                  Wird zurückgehalten
                </Badge>
              )}
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Dialog open onClose={() => setOpened(null)} title="Noch nicht gesendet">
          <MailViewer mails={mails} start={opened} />
        </Dialog>
      )}
    </>
  )
}
