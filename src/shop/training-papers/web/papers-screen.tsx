import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { priceOutlookQuery } from '#shop/prices/web/prices-query.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { Editable } from '#shop/trainings/web/editing/editable.tsx'
import { trainingColors } from '#shop/trainings/web/training-colors.ts'
import { CommonPapers } from './common-papers.tsx'
import { PapersHead, SeveralHead } from './papers-head.tsx'
import { PapersOfTraining } from './papers-of-training.tsx'

export interface PapersScreenProps {
  trainings: readonly Training[]
  /** The whole address of this page. */
  address: string
  /** On the page for several trainings: all that there are to choose from. */
  offered?: readonly { id: string; title: string }[] | undefined
}

/**
 * All that a company asks before it books, on one page to forward and to print: what is true of each training, then what
 * is true of all. Nothing is written here twice: texts, dates, prices and rules are those of the shop, retention that of
 * the privacy policy.
 */
export function PapersScreen({ trainings, address, offered }: PapersScreenProps) {
  const outlook = useQuery(priceOutlookQuery)
  const day = outlook.data && formatLongDay(outlook.data.day)
  const [only] = trainings
  return (
    <article
      style={offered && ({ '--accent': 'var(--color-brand)' } as CSSProperties)}
      className="border-(--accent) border-t-8 bg-white pt-12 pb-20 lg:pb-28 print:border-t-4 print:pt-4 print:pb-0"
    >
      <div className="wrap">
        <div className="mx-auto max-w-200">
          {!offered && only && (
            <>
              <PapersHead training={only} address={address} day={day} />
              <PapersOfTraining training={only} as="h2" />
            </>
          )}
          {offered && (
            <>
              <SeveralHead
                isAll={trainings.length === offered.length}
                address={address}
                day={day}
              />
              {trainings.map((training) => (
                <OneOfSeveral key={training.id} training={training} />
              ))}
            </>
          )}
          <CommonPapers trainings={trainings} />
        </div>
      </div>
    </article>
  )
}

function OneOfSeveral({ training }: { training: Training }) {
  const { id, title, subtitle, colorScheme } = training
  return (
    <section
      aria-labelledby={id}
      style={trainingColors(colorScheme)}
      className="mt-14 border-(--accent) border-t-4 pt-6 print:mt-8 print:pt-3"
    >
      <h2 id={id} className="break-after-avoid text-h2 print:text-h3">
        <Editable of={{ kind: 'training', training, field: 'title' }}>{title}</Editable>
      </h2>
      <p className="mt-2 text-lead text-secondary">
        <Editable of={{ kind: 'training', training, field: 'subtitle' }}>{subtitle}</Editable>
      </p>
      <PapersOfTraining training={training} as="h3" prefix={`${id}-`} />
    </section>
  )
}
