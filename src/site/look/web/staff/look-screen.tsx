import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { LookSettingCard } from './look-setting-card.tsx'

/**
 * How the website looks: what staff can choose of it.
 *
 * @param props.children further cards
 */
export function LookScreen({ children }: { children: ReactNode }) {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  return (
    <>
      <h1 className="text-h2">Aussehen</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Farben, Ecken und Schriften für Website, E-Mails und Vorschaubilder. Was Sie speichern, gilt
        sofort überall. Die Farben der Trainings bleiben, wie sie dort gewählt sind.
      </p>
      <div className="mt-6 grid gap-5">
        <LookSettingCard />
        {children}
      </div>
      <UnsavedGuard />
    </>
  )
}
