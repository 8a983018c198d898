import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { readPriceSchedules } from '../domain/price-answer.ts'
import { groupPeriods, type PeriodGroup, type PricePeriod } from '../domain/price-period.ts'
import { BasePrices } from './base-prices.tsx'
import { DayPreview } from './day-preview.tsx'
import { NewPeriod } from './new-period.tsx'
import { PeriodsSection } from './periods-section.tsx'
import { focusIds, type PriceOverview, periodKey, priceOverview } from './price-overview.ts'
import { priceSchedulesQuery } from './price-schedules-query.ts'
import type { Prices } from './use-prices.ts'
import { useUnsaved } from './use-unsaved.ts'

export function PricesScreen({ prices }: { prices: Prices }) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-h2">Preis-Management</h1>
          <p className="mt-2 text-secondary">
            Erstellen Sie Preiszeiträume für alle drei Pakete gleichzeitig
          </p>
        </div>
        <ButtonLink to="/admin/rabattcodes" variant="secondary" size="small" preload={false}>
          Rabattcodes
        </ButtonLink>
      </div>
      {prices.data ? (
        <PriceManagement overview={priceOverview(prices.data.packages, prices.data.schedules)} />
      ) : (
        <Card role="alert" className="mt-8">
          <p>Die Preise konnten nicht geladen werden.</p>
          <Button size="small" className="mt-4" onClick={prices.retry}>
            Erneut versuchen
          </Button>
        </Card>
      )}
    </>
  )
}

/** Periods and base prices, without the title of the screen. */
export function PriceManagement({ overview }: { overview: PriceOverview }) {
  const unsaved = useUnsaved()
  const [editedKey, setEditedKey] = useState<string | null>(null)
  const focusOn = useFocusOn()
  const queryClient = useQueryClient()

  function edit(period: PeriodGroup) {
    if (unsaved.mayLose('edited')) setEditedKey(periodKey(period))
  }

  function close(period: PeriodGroup) {
    setEditedKey(null)
    focusOn(focusIds.editButton(period))
  }

  function showCreated({ periodName, periodType }: PricePeriod) {
    const { schedules } = readPriceSchedules(
      queryClient.getQueryData(priceSchedulesQuery.queryKey) ?? [],
    )
    const created = groupPeriods(schedules).find(
      (period) => period.periodName === periodName && period.periodType === periodType,
    )
    if (created) focusOn(focusIds.period(created))
  }

  return (
    <>
      <NewPeriod overview={overview} unsaved={unsaved} onCreated={showCreated} />
      <PeriodsSection
        overview={overview}
        unsaved={unsaved}
        editedKey={editedKey}
        onEdit={edit}
        onClose={close}
        onDeleted={() => focusOn(focusIds.list)}
      />
      <BasePrices overview={overview} />
      <DayPreview overview={overview} />
    </>
  )
}

/**
 * Focuses the element with an id as soon as it is rendered: a list that is read again may be rendered later than the
 * answer.
 */
function useFocusOn(): (id: string) => void {
  const [id, setId] = useState<string | null>(null)
  useEffect(() => {
    const element = id === null ? null : document.getElementById(id)
    if (!element) return
    element.focus()
    setId(null)
  })
  return setId
}
