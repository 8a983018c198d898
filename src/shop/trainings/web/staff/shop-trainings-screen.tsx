import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { StaffTraining } from '../../domain/staff-training.ts'
import { staffTrainingsQuery } from '../staff-trainings-query.ts'
import { NewTrainingDialog } from './new-training-dialog.tsx'
import { TrainingList } from './training-list.tsx'
import { TrainingRow } from './training-row.tsx'

/** All trainings in the order of the shop: what is shown, and what staff can do with it. */
export function ShopTrainingsScreen() {
  // Read again whenever the screen opens: whether a training can be deleted depends on bookings.
  const { data, error, isFetching, refetch } = useQuery({
    ...staffTrainingsQuery,
    refetchOnMount: 'always',
  })
  const [isCreating, setCreating] = useState(false)
  useSessionRefusalOf(error)
  return (
    <>
      <h1 className="text-h2">Trainings</h1>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p className="max-w-[60ch] text-secondary">
          In dieser Reihenfolge stehen sie im Shop. Texte und Bilder bearbeiten Sie auf der Seite
          des Trainings, Tage und Plätze unter „Termine“.
        </p>
        <Button size="small" disabled={!data} onClick={() => setCreating(true)}>
          Neues Training
        </Button>
      </div>
      {error && !data && !isFetching && (
        <Card className="mt-6">
          <LoadProblem onRetry={() => void refetch()}>
            Die Trainings konnten nicht geladen werden.
          </LoadProblem>
        </Card>
      )}
      {!data && isFetching && (
        <p role="status" className="mt-6 text-muted">
          Lädt...
        </p>
      )}
      {data && <Trainings trainings={data} />}
      {isCreating && data && (
        <NewTrainingDialog trainings={data} onDone={() => setCreating(false)} />
      )}
    </>
  )
}

function Trainings({ trainings }: { trainings: readonly StaffTraining[] }) {
  const inUse = trainings.filter(({ archivedAt }) => archivedAt === null)
  const archived = trainings.filter(({ archivedAt }) => archivedAt !== null)
  return (
    <>
      {inUse.length === 0 ? (
        <Card className="mt-6 text-center">Es gibt noch kein Training.</Card>
      ) : (
        <TrainingList trainings={inUse} />
      )}
      {archived.length > 0 && (
        <section aria-labelledby="archive-title" className="mt-12">
          <h2 id="archive-title" className="text-h4">
            Archiv
          </h2>
          <ul className="mt-3 grid gap-3">
            {archived.map((training) => (
              <TrainingRow key={training.id} training={training} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
