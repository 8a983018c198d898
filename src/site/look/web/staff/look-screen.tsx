import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { LookForm } from './look-form.tsx'
import { lookSettingQuery } from './look-query.ts'

/**
 * How the website looks: what staff can choose of it.
 *
 * @param props.children further cards
 */
export function LookScreen({ children }: { children: ReactNode }) {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  const { data: setting, error, isFetching, refetch } = useQuery(lookSettingQuery)
  useSessionRefusalOf(error)
  return (
    <>
      <h1 className="text-h2">Aussehen</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Farben, Ecken und Schriften für Website, E-Mails und Vorschaubilder. Was Sie speichern, gilt
        sofort überall. Die Farben der Trainings bleiben, wie sie dort gewählt sind.
      </p>
      {!setting && isFetching && (
        <p role="status" className="mt-6 text-muted">
          Lädt...
        </p>
      )}
      {!setting && error && !isFetching && (
        <Card className="mt-6">
          <LoadProblem
            onRetry={() => void refetch()}
            className="flex flex-wrap items-center gap-x-6 gap-y-4"
          >
            Das Aussehen konnte nicht geladen werden.
          </LoadProblem>
        </Card>
      )}
      {setting && (
        <div className="mt-6 grid gap-5">
          <LookForm setting={setting} />
        </div>
      )}
      <div className="mt-5 grid gap-5">{children}</div>
      <UnsavedGuard />
    </>
  )
}
