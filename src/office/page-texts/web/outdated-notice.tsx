import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { useMay } from '#platform/login/web/use-may.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { type OutdatedTraining, outdatedTrainings } from './outdated-trainings.ts'

/** Trainings whose date staff should check; nothing where there are none. */
export function OutdatedNotice() {
  const titleId = useId()
  const plansDates = useMay(OFFICE)
  const [now] = useState(() => new Date())
  const { data: trainings } = useQuery({ ...trainingsQuery, refetchOnMount: 'always' })
  const outdated = outdatedTrainings(trainings ?? [], now)
  if (outdated.length === 0) return null
  return (
    <Card as="section" aria-labelledby={titleId} className="mt-6 border-early border-l-8">
      <h3 id={titleId} className="text-h4">
        Nicht mehr aktuell
      </h3>
      <ul className="mt-3 grid gap-4">
        {outdated.map((training) => (
          <li
            key={training.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-section border-t pt-4 first:border-t-0 first:pt-0"
          >
            <div className="min-w-0 max-w-[60ch]">
              <p className="font-semibold">{training.title}</p>
              <p className="wrap-anywhere text-secondary text-small">{sentenceOf(training)}</p>
            </div>
            {training.reason !== 'not-understood' ? (
              plansDates && (
                <ButtonLink
                  to="/admin/termine"
                  variant="secondary"
                  size="small"
                  aria-label={`Termin planen: ${training.title}`}
                >
                  Termin planen
                </ButtonLink>
              )
            ) : (
              <ButtonAnchor
                href={`/trainings/${training.id}`}
                variant="secondary"
                size="small"
                aria-label={`Seite öffnen: ${training.title}`}
              >
                Seite öffnen
              </ButtonAnchor>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function sentenceOf({ reason, date, time }: OutdatedTraining): string {
  if (reason === 'no-date') return 'Das Training ist sichtbar, hat aber noch keinen Termin.'
  return reason === 'passed'
    ? `Der Termin (${date}, ${time}) ist vorbei. Niemand kann das Training mehr buchen.`
    : `Aus „${date}, ${time}“ lässt sich kein genauer Zeitpunkt lesen. Es gibt keinen Kalendereintrag, und das Training bleibt immer buchbar.`
}
