import type { UseQueryResult } from '@tanstack/react-query'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { CalendarIcon } from '#platform/design/web/icons.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { Section } from '#platform/design/web/section.tsx'
import type { OverviewText } from '#platform/editing/web/content-text.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import type { Training } from '../domain/training.ts'
import { EditableContent } from './editing/editable.tsx'
import { TrainingCard, TrainingCardSkeleton } from './training-card.tsx'

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-4'
const USUAL_TRAININGS = ['first', 'second', 'third', 'fourth']

interface TrainingsSectionProps {
  text: OverviewText
  trainings: UseQueryResult<Training[]>
  /** False while no training has a date to come. */
  isSelling: boolean
}

export function TrainingsSection({ text, trainings, isSelling }: TrainingsSectionProps) {
  return (
    <Section id={ANCHORS.trainings} ground="section" aria-labelledby="trainings-heading">
      <h2 id="trainings-heading" className="text-h2">
        <EditableContent text={text('trainings.heading')} />
      </h2>
      <div className="mt-10 lg:mt-12">
        <TrainingsGrid trainings={trainings} />
        {isSelling && (
          <p className="mt-6">
            <ButtonAnchor href="/trainings/termine.ics" download variant="secondary" size="small">
              <CalendarIcon />
              Alle Termine als Kalender
            </ButtonAnchor>
          </p>
        )}
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-card bg-brand-tint px-6 py-7 sm:px-10 sm:py-9">
        <p className="max-w-[46ch] font-display font-heading text-h4">
          Plätze aus einem Paket könnt ihr frei verteilen: auf mehrere Themen oder auf mehrere
          Personen.
        </p>
        {isSelling && <ButtonAnchor href="/trainings/anmeldung">Jetzt anmelden</ButtonAnchor>}
      </div>
    </Section>
  )
}

function TrainingsGrid({ trainings }: { trainings: UseQueryResult<Training[]> }) {
  if (trainings.isPending) return <TrainingsGridSkeleton />
  if (trainings.isError) {
    return (
      <LoadProblem onRetry={() => trainings.refetch()}>
        Die Trainings konnten nicht geladen werden.
      </LoadProblem>
    )
  }
  if (trainings.data.length === 0) return <p>Neue Termine stehen bald fest.</p>
  return (
    <ul className={GRID}>
      {trainings.data.map((training) => (
        <TrainingCard key={training.id} training={training} />
      ))}
    </ul>
  )
}

function TrainingsGridSkeleton() {
  return (
    <>
      <p role="status" className="mb-6 text-muted">
        Lade Trainings...
      </p>
      <div aria-hidden="true" className={GRID}>
        {USUAL_TRAININGS.map((place) => (
          <TrainingCardSkeleton key={place} />
        ))}
      </div>
    </>
  )
}
