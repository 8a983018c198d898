import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FIRM } from '../../content/firm.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ArrowLeftIcon } from '../../ui/icons.tsx'
import { Logo } from '../../ui/logo.tsx'

/** What the screens below the dashboard have around them: a bar that leads back to it. */
export function AdminBackShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="on-dark bg-brand text-white">
        <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <Link
            to="/trainings"
            aria-label={`${FIRM.name}: zu den Trainings`}
            className="inline-flex min-h-11 items-center rounded-input"
          >
            <Logo ground="dark" className="h-7 w-auto" />
          </Link>
          <ButtonLink to="/admin/dashboard" preload={false} variant="inverse" size="small">
            <ArrowLeftIcon />
            Zurück zum Dashboard
          </ButtonLink>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap pt-8 pb-20 outline-none lg:pt-12">
        {children}
      </main>
    </>
  )
}
