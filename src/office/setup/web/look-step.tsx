import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { NotLoaded } from '#platform/login/web/not-loaded.tsx'
import { LookForm } from '#site/look/web/staff/look-form.tsx'
import { lookSettingQuery } from '#site/look/web/staff/look-query.ts'
import { MarksCard } from '#site/marks/web/staff/marks-card.tsx'

/** Logo and icon, then colours, corners and type. */
export function LookStep() {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  const { data: setting, error, isFetching, refetch } = useQuery(lookSettingQuery)
  useSessionRefusalOf(error)
  return (
    <div className="grid gap-5">
      <MarksCard />
      {setting ? (
        <LookForm setting={setting} />
      ) : (
        <NotLoaded
          className="min-h-60"
          problem={error !== null && !isFetching && 'Das Aussehen konnte nicht geladen werden.'}
          onRetry={() => void refetch()}
        />
      )}
      <UnsavedGuard />
    </div>
  )
}
