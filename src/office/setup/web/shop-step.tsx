import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { EDITORS, OWNERS } from '#platform/basics/domain/staff-role.ts'
import { Button } from '#platform/design/web/button.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { NotLoaded } from '#platform/login/web/not-loaded.tsx'
import { useMay } from '#platform/login/web/use-may.ts'
import { priceOverview } from '#shop/prices/web/price-overview.ts'
import { PriceManagement } from '#shop/prices/web/prices-screen.tsx'
import { usePrices } from '#shop/prices/web/use-prices.ts'
import type { StaffTraining } from '#shop/trainings/domain/staff-training.ts'
import { NewTrainingDialog } from '#shop/trainings/web/staff/new-training-dialog.tsx'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { SetupTraining } from './setup-training.tsx'

/** What is taught, when, and at which prices, each as far as the role may change it. */
export function ShopStep() {
  const setsPrices = useMay(OWNERS)
  return (
    <>
      <TrainingsPart />
      {setsPrices && <PricesPart />}
    </>
  )
}

function TrainingsPart() {
  const titleId = useId()
  const mayEdit = useMay(EDITORS)
  const [isCreating, setCreating] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...staffTrainingsQuery,
    refetchOnMount: 'always',
  })
  useSessionRefusalOf(error)
  const inUse = data?.filter(({ archivedAt }) => archivedAt === null)
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id={titleId} className="text-h3">
          Trainings und erste Termine
        </h2>
        {mayEdit && (
          <Button size="small" disabled={!data} onClick={() => setCreating(true)}>
            Neues Training
          </Button>
        )}
      </div>
      {inUse ? (
        <TrainingRows trainings={inUse} />
      ) : (
        <NotLoaded
          className="min-h-60"
          problem={error !== null && !isFetching && 'Die Trainings konnten nicht geladen werden.'}
          onRetry={() => void refetch()}
        />
      )}
      {isCreating && data && (
        <NewTrainingDialog trainings={data} onDone={() => setCreating(false)} />
      )}
    </section>
  )
}

function TrainingRows({ trainings }: { trainings: readonly StaffTraining[] }) {
  if (trainings.length === 0)
    return <p className="mt-4 text-secondary">Es gibt noch kein Training.</p>
  return (
    <ul className="mt-4 grid gap-3">
      {trainings.map((training) => (
        <SetupTraining key={training.id} training={training} />
      ))}
    </ul>
  )
}

function PricesPart() {
  const titleId = useId()
  const { isPending, data, retry } = usePrices()
  return (
    <section aria-labelledby={titleId} className="mt-14">
      <h2 id={titleId} className="text-h3">
        Preise
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-secondary text-small">
        Drei Pakete mit 1, 2 und 4 Plätzen. Was sie an einem Tag kosten, sagt ein Preiszeitraum,
        sonst der Grundpreis. Die Preiszeiträume des Musters ändern oder löschen Sie hier.
      </p>
      {data ? (
        <PriceManagement overview={priceOverview(data.packages, data.schedules)} />
      ) : (
        <NotLoaded
          className="min-h-60"
          problem={!isPending && 'Die Preise konnten nicht geladen werden.'}
          onRetry={retry}
        />
      )}
    </section>
  )
}
