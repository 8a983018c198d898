import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { revisionsKey } from '#platform/editing/web/revisions-query.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import type { Package } from '../domain/package.ts'
import { basePriceEditSchema } from '../domain/package-edit.ts'
import { BasePriceHistory } from './base-price-history.tsx'
import { EuroField } from './euro-field.tsx'
import type { PriceOverview } from './price-overview.ts'
import { useReloadPrices } from './use-period-writes.ts'

/** What each package costs on days without a price period. */
export function BasePrices({ overview }: { overview: PriceOverview }) {
  return (
    <section aria-labelledby="base-prices" className="mt-14 print:hidden">
      <h2 id="base-prices" className="text-h3">
        Grundpreise
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-secondary text-small">
        Sie gelten an Tagen ohne Preiszeitraum, sofort nach dem Speichern. Bestehende Buchungen
        behalten ihren Preis.
      </p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {overview.packages.map((pkg) => (
          <BasePrice key={pkg.id} pkg={pkg} />
        ))}
      </ul>
      <UnsavedGuard />
    </section>
  )
}

function BasePrice({ pkg }: { pkg: Package }) {
  const fieldId = `grundpreis-${pkg.id}`
  const label = `Grundpreis „${pkg.name}“`
  const store = useStoreBasePrice(pkg.id)
  const draft = useFormDraft({
    id: `package/${pkg.id}/basePrice`,
    label,
    saved: { texts: { basePrice: pkg.basePrice }, version: pkg.version },
    save: store,
  })
  const [isChecked, setChecked] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const problem = basePriceEditSchema.safeParse(draft.typed).error?.issues[0]?.message

  function save(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (problem) document.getElementById(fieldId)?.focus()
    else if (draft.isChanged) void draft.save()
  }

  return (
    <Card as="li">
      <form noValidate onSubmit={save} className="grid gap-4">
        <EuroField
          id={fieldId}
          label={label}
          error={isChecked ? problem : undefined}
          value={draft.typed.basePrice}
          onChange={(event) => draft.type({ basePrice: event.target.value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            size="small"
            pending={draft.isPending}
            pendingLabel="Speichert..."
            disabled={!draft.isChanged}
            aria-label={`${label} speichern`}
          >
            Speichern
          </Button>
          {draft.isChanged && (
            <Button size="small" variant="ghost" disabled={draft.isPending} onClick={draft.drop}>
              Verwerfen
            </Button>
          )}
          <Button
            size="small"
            variant="ghost"
            aria-haspopup="dialog"
            aria-label={`Verlauf: ${label}`}
            onClick={() => setHistoryOpen(true)}
          >
            Verlauf
          </Button>
        </div>
      </form>
      {isHistoryOpen && (
        <BasePriceHistory
          packageId={pkg.id}
          label={label}
          typed={draft.typed.basePrice}
          onTake={(basePrice) => {
            draft.type({ basePrice })
            setHistoryOpen(false)
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
      {draft.conflict && (
        <ConflictDialog label={label} pending={draft.isPending} {...draft.conflict} />
      )}
    </Card>
  )
}

function useStoreBasePrice(id: string) {
  const queryClient = useQueryClient()
  const reload = useReloadPrices()
  return async (texts: { basePrice: string }, version: number) => {
    await call('PATCH', '/api/admin/packages/{id}/base-price', {
      path: { id },
      header: ifMatch(version),
      body: texts,
    })
    notify({ title: 'Gespeichert', description: 'Der Grundpreis wurde geändert.' })
    await Promise.all([reload(), queryClient.invalidateQueries({ queryKey: revisionsKey })])
  }
}
