import { useEffect, useRef, useState } from 'react'
import type { CurrentValues } from '#platform/basics/domain/problem.ts'
import { ApiError } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import type { PeriodGroup, PricePeriod } from '../domain/price-period.ts'
import { ConflictNotice } from './conflict-notice.tsx'
import { DraftWarnings } from './draft-warnings.tsx'
import { PeriodForm } from './period-form.tsx'
import { storedValuesOf, valuesOf } from './period-values.ts'
import { focusIds, type PriceOverview } from './price-overview.ts'
import { usePeriodForm } from './use-period-form.ts'
import { useReloadPrices, useUpdatePeriod } from './use-period-writes.ts'
import type { Unsaved } from './use-unsaved.ts'

interface EditedPeriodProps {
  period: PeriodGroup
  overview: PriceOverview
  unsaved: Unsaved
  /** Returns to the card, with or without a change. */
  onClose: () => void
}

/** The form, shown instead of a period's card. */
export function EditedPeriod({ period, overview, unsaved, onClose }: EditedPeriodProps) {
  const titleId = focusIds.period(period)
  const title = useRef<HTMLHeadingElement>(null)
  const update = useUpdatePeriod(period)
  const reload = useReloadPrices()
  // The version that was shown when editing began; a refetch during editing does not change it.
  const [version, setVersion] = useState<number | null>(period.version)
  const [conflict, setConflict] = useState<CurrentValues | null>(null)
  const [initial] = useState(() => valuesOf(storedValuesOf(period)))

  const form = usePeriodForm({
    initial,
    place: 'edited',
    unsaved,
    store: async (values) => {
      try {
        await update.mutateAsync({ values, version })
      } catch (error) {
        setConflict(currentIn(error))
        throw error
      }
      form.fields.reset(values)
      onClose()
    },
  })

  useEffect(() => title.current?.focus(), [])

  function cancel() {
    // After a refusal the list may be out of date: it is read again.
    if (update.isError) void reload()
    onClose()
  }

  function resolve(current: CurrentValues, takeOver: boolean) {
    setVersion(current.version)
    setConflict(null)
    if (takeOver) form.fields.reset(valuesOf(currentPeriod(current)))
    title.current?.focus()
  }

  return (
    <Card as="li" aria-labelledby={titleId}>
      <h3 ref={title} id={titleId} tabIndex={-1} className="rounded-input text-h3 outline-offset-6">
        Preiszeitraum bearbeiten
      </h3>
      <p className="mt-1 mb-6 text-secondary">Ändern Sie die Daten des Preiszeitraums</p>
      {conflict && (
        <ConflictNotice
          current={currentPeriod(conflict)}
          editedBy={conflict.editedBy}
          packageName={overview.packageName}
          onTakeOver={() => resolve(conflict, true)}
          onKeep={() => resolve(conflict, false)}
        />
      )}
      <PeriodForm
        form={form}
        submitLabel="Speichern"
        onCancel={cancel}
        storedType={period.periodType}
        aside={
          <DraftWarnings control={form.fields.control} overview={overview} replaced={period} />
        }
      />
    </Card>
  )
}

function currentIn(error: unknown): CurrentValues | null {
  return error instanceof ApiError ? (error.problem?.current ?? null) : null
}

/** The current values of a refused edit are a whole price period. */
function currentPeriod({ values }: CurrentValues): Omit<PricePeriod, 'version'> {
  return values as Omit<PricePeriod, 'version'>
}
