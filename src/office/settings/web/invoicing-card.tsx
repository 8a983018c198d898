import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { LastEdited } from '#platform/editing/web/last-edited.tsx'
import { useFailure, useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import {
  type InvoicingMode,
  ISSUED_AFTER_MINUTES,
} from '#shop/invoices/domain/invoicing-setting.ts'

const PATH = '/api/admin/settings/invoicing'

/** Read again whenever the page opens, because others edit too. */
const invoicingQuery = apiQuery(PATH, { gcTime: 0 })

const OPTIONS: readonly { value: InvoicingMode; name: string; detail: string }[] = [
  {
    value: 'by_hand',
    name: 'Von Hand',
    detail: 'Sie stellen jede Rechnung aus, auf der Seite der Anmeldung oder für mehrere zusammen.',
  },
  {
    value: 'on_confirmation',
    name: 'Bei der Bestätigung, und senden',
    detail: `Etwa ${ISSUED_AFTER_MINUTES} bis 10 Minuten nachdem Sie bestätigen. Fehlt etwas, steht die Anmeldung unter „Zu tun“.`,
  },
]

/** Whether staff issue invoices, or the product once a booking is confirmed. A choice is stored at once. */
export function InvoicingCard() {
  const { data: setting, error, isFetching, refetch } = useQuery(invoicingQuery)
  useSessionRefusalOf(error)
  const { store, isPending } = useStoreInvoicing()
  return (
    <Card className="mt-5">
      {!setting && error && !isFetching && (
        <LoadProblem onRetry={() => void refetch()}>
          Die Einstellung der Rechnungen konnte nicht geladen werden.
        </LoadProblem>
      )}
      {setting && (
        <>
          <RadioCards
            id="invoicing"
            legend="Rechnungen ausstellen"
            legendClassName="font-semibold"
            className="lg:grid-cols-2"
            cardClassName="items-start px-4 py-3"
            chosen={setting.issue}
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
              name: 'invoicing',
              disabled: isPending,
              onChange: (event) => void store(event.target.value as InvoicingMode, setting.version),
            }}
          />
          {setting.since !== null && (
            <p className="mt-4 text-secondary text-small">
              {`Das gilt für Anmeldungen, die Sie seit ${formatMoment(setting.since)} Uhr bestätigen. Frühere stellen Sie von Hand in Rechnung.`}
            </p>
          )}
          <LastEdited edited={setting} className="mt-2" />
        </>
      )}
    </Card>
  )
}

function useStoreInvoicing() {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const [isPending, setIsPending] = useState(false)
  const { queryKey } = invoicingQuery

  async function store(issue: InvoicingMode, version: number): Promise<void> {
    setIsPending(true)
    try {
      const stored = await call('PUT', PATH, { header: ifMatch(version), body: { issue } })
      queryClient.setQueryData(queryKey, stored)
      notify({ title: 'Gespeichert', description: 'Das gilt ab der nächsten Bestätigung.' })
    } catch (error) {
      notifyFailure(error, 'Die Einstellung konnte nicht gespeichert werden.')
      await queryClient.invalidateQueries({ queryKey })
    } finally {
      setIsPending(false)
    }
  }

  return { store, isPending }
}
