import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Choice } from '#platform/design/web/choice.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { centsText } from '#shop/prices/web/price-text.ts'

interface SeveralCancelDialogProps {
  ids: readonly string[]
  /** "12 Anmeldungen" */
  count: string
  onConfirm: (kept: { keptCents?: 0 }) => void
  onCancel: () => void
}

/** Asks before the ticked bookings are cancelled, and whether what stays owed by the rules does. */
export function SeveralCancelDialog({ ids, count, onConfirm, onCancel }: SeveralCancelDialogProps) {
  const howId = useId()
  const [how, setHow] = useState<'rules' | 'nothing'>('rules')
  const { data, error } = useQuery({
    queryKey: ['/api/admin/registrations/cancellation-costs', ids],
    queryFn: ({ signal }) =>
      call('POST', '/api/admin/registrations/cancellation-costs', {
        body: { ids: [...ids] },
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  })
  useSessionRefusalOf(error)
  return (
    <ConfirmDialog
      open
      title={`${count} absagen?`}
      confirmLabel="Absagen"
      cancelLabel="Nicht absagen"
      canConfirm={data !== undefined || error !== null}
      onConfirm={() => onConfirm(how === 'nothing' ? { keptCents: 0 } : {})}
      onCancel={onCancel}
      details={
        data?.keptCents === 0 ? undefined : (
          <Choice
            id={howId}
            legend="Was dafür zu zahlen bleibt"
            legendClassName="sr-only"
            className="sm:grid-cols-2"
            chosen={how}
            options={[
              { value: 'rules', name: 'Nach den Regeln', detail: ruleText(data, error !== null) },
              {
                value: 'nothing',
                name: 'Nichts berechnen',
                detail: 'Für die abgesagten Plätze bleibt nichts zu zahlen.',
              },
            ]}
            disabled={!data && !error}
            onChoose={setHow}
          />
        )
      }
    >
      <p>
        Die Plätze werden frei. E-Mails dazu gehen nach einer Minute hinaus; bis dahin können Sie es
        rückgängig machen.
      </p>
      {data?.keptCents === 0 && <p>Zu zahlen bleibt dafür nichts.</p>}
    </ConfirmDialog>
  )
}

function ruleText(
  costs: { keptCents: number; registrations: number } | undefined,
  hasFailed: boolean,
): string {
  if (hasFailed) return 'Wie viel zu zahlen bleibt, lässt sich gerade nicht berechnen.'
  if (!costs) return 'Wird berechnet ...'
  const { keptCents, registrations } = costs
  const of =
    registrations === 1 ? '1 Anmeldung' : `${registrations.toLocaleString('de-DE')} Anmeldungen`
  return `${centsText(keptCents)} bleiben zu zahlen, bei ${of}.`
}
