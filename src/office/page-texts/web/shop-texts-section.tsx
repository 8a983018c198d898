import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { packageTexts, type ShopTexts, trainingTexts } from './shop-texts.ts'

/** The trainings and packages, whose texts are edited on their pages, each with its history. */
export function ShopTextsSection() {
  const titleId = useId()
  const trainings = useQuery(staffTrainingsQuery)
  const packages = useQuery(packagesQuery)
  const all = [
    ...(trainings.data ?? []).map(trainingTexts),
    ...(packages.data ?? []).map(packageTexts),
  ]
  const failed = [trainings, packages].filter(({ data, error }) => error && !data)
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h3 id={titleId} className="text-h4">
        Trainings und Pakete
      </h3>
      <p className="mt-1.5 mb-2.5 max-w-[60ch] text-secondary text-small">
        Ihre Texte und Bilder bearbeiten Sie auf ihren Seiten. Der Verlauf zeigt, wer was geändert
        hat, und holt jeden früheren Stand zurück.
      </p>
      {failed.length > 0 && (
        <LoadProblem
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          className="mb-4 grid justify-items-start gap-3 rounded-card bg-white p-6 shadow-card"
        >
          Trainings und Pakete konnten nicht geladen werden.
        </LoadProblem>
      )}
      {all.length > 0 && (
        <Card padding="none">
          <ul>
            {all.map((texts) => (
              <li
                key={keyOf(texts)}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-section border-t px-5 py-2.5 first:border-t-0 sm:px-8"
              >
                <span className="wrap-anywhere min-w-0 font-semibold">
                  <span>{texts.title}</span>
                  <span className="block font-normal text-muted text-small">
                    {texts.subject.kind === 'training' ? 'Training' : 'Paket'}
                  </span>
                </span>
                <ButtonLink
                  to="/admin/verlauf"
                  search={{ was: keyOf(texts) }}
                  variant="ghost"
                  size="small"
                  aria-label={`Verlauf: ${texts.title}`}
                >
                  Verlauf
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function keyOf({ subject }: ShopTexts): string {
  return `${subject.kind}/${subject.id}`
}
