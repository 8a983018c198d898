import { useLocation } from '@tanstack/react-router'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { MarksCard } from './marks-card.tsx'

/** How the website looks. */
export function MarksScreen() {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <>
      <h1 className="text-h2">Aussehen</h1>
      <div className="mt-6 grid gap-5">
        <MarksCard />
      </div>
      <UnsavedGuard />
    </>
  )
}
