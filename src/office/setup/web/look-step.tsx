import { useLocation } from '@tanstack/react-router'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { LookSettingCard } from '#site/look/web/staff/look-setting-card.tsx'
import { MarksCard } from '#site/marks/web/staff/marks-card.tsx'

/** Logo and icon, then colours, corners and type. */
export function LookStep() {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <div className="grid gap-5">
      <MarksCard />
      <LookSettingCard />
      <UnsavedGuard />
    </div>
  )
}
