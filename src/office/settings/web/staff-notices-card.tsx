import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { LastEdited } from '#platform/editing/web/last-edited.tsx'
import { useFailure, useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { StaffNotices } from '#shop/booking-changes/domain/staff-notices.ts'

const PATH = '/api/admin/settings/staff-notices'

/** Read again whenever the page opens, because others edit too. */
const staffNoticesQuery = apiQuery(PATH, { gcTime: 0 })

const OPTIONS: readonly { value: StaffNotices; name: string; detail: string }[] = [
  { value: 'each', name: 'Jede Änderung', detail: 'Sofort eine E-Mail.' },
  {
    value: 'daily',
    name: 'Einmal am Tag',
    detail: 'Morgens eine E-Mail mit allem seit der letzten. Ohne Änderungen keine.',
  },
  {
    value: 'none',
    name: 'Keine E-Mails',
    detail: 'Anfragen und Absagen ohne Ersatz stehen weiter unter „Zu tun“.',
  },
]

/** Whether staff get mails about what bookers and attendees change. A choice is stored at once. */
export function StaffNoticesCard() {
  const { data: setting, error, isFetching, refetch } = useQuery(staffNoticesQuery)
  useSessionRefusalOf(error)
  const { store, isPending } = useStoreNotices()
  return (
    <Card className="mt-5">
      {!setting && error && !isFetching && (
        <LoadProblem onRetry={() => void refetch()}>
          Die Einstellung der E-Mails konnte nicht geladen werden.
        </LoadProblem>
      )}
      {setting && (
        <>
          <RadioCards
            id="staff-notices"
            legend="E-Mails an Sie, wenn Buchende oder Teilnehmende etwas ändern"
            legendClassName="font-semibold"
            className="lg:grid-cols-3"
            cardClassName="items-start px-4 py-3"
            chosen={setting.changes}
            options={OPTIONS.map(({ value, name, detail }) => ({
              value,
              content: (
                <>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-secondary text-small">{detail}</span>
                </>
              ),
            }))}
            radio={{
              name: 'staff-notices',
              disabled: isPending,
              onChange: (event) => void store(event.target.value as StaffNotices, setting.version),
            }}
          />
          <p className="wrap-anywhere mt-4 text-secondary text-small">
            {setting.recipient === null
              ? 'Zurzeit geht keine E-Mail hinaus: Für diese Installation ist keine Adresse Ihres Teams eingestellt (MAIL_STAFF).'
              : `Die E-Mails gehen an ${setting.recipient}.`}
          </p>
          <LastEdited edited={setting} className="mt-2" />
        </>
      )}
    </Card>
  )
}

function useStoreNotices() {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const [isPending, setIsPending] = useState(false)
  const { queryKey } = staffNoticesQuery

  async function store(changes: StaffNotices, version: number): Promise<void> {
    setIsPending(true)
    try {
      const stored = await call('PUT', PATH, { header: ifMatch(version), body: { changes } })
      queryClient.setQueryData(queryKey, stored)
      notify({ title: 'Gespeichert', description: 'Das gilt ab der nächsten Änderung.' })
    } catch (error) {
      notifyFailure(error, 'Die Einstellung konnte nicht gespeichert werden.')
      await queryClient.invalidateQueries({ queryKey })
    } finally {
      setIsPending(false)
    }
  }

  return { store, isPending }
}
