import { Card } from '#platform/design/web/card.tsx'
import type { PricePeriod } from '../domain/price-period.ts'
import { DraftWarnings } from './draft-warnings.tsx'
import { PeriodForm } from './period-form.tsx'
import { EMPTY_PERIOD } from './period-values.ts'
import type { PriceOverview } from './price-overview.ts'
import { usePeriodForm } from './use-period-form.ts'
import { useCreatePeriod } from './use-period-writes.ts'
import type { Unsaved } from './use-unsaved.ts'

interface NewPeriodProps {
  overview: PriceOverview
  unsaved: Unsaved
  onCreated: (period: PricePeriod) => void
}

export function NewPeriod({ overview, unsaved, onCreated }: NewPeriodProps) {
  const create = useCreatePeriod()
  const form = usePeriodForm({
    initial: EMPTY_PERIOD,
    place: 'new',
    unsaved,
    store: async (values) => {
      const created = await create.mutateAsync(values)
      form.fields.reset(EMPTY_PERIOD)
      onCreated(created)
    },
  })
  return (
    <Card as="section" aria-labelledby="new-period" className="mt-8 print:hidden">
      <h2 id="new-period" className="mb-6 text-h3">
        Neuer Preiszeitraum
      </h2>
      <PeriodForm
        form={form}
        submitLabel="Preiszeitraum erstellen"
        aside={<DraftWarnings control={form.fields.control} overview={overview} replaced={null} />}
      />
    </Card>
  )
}
