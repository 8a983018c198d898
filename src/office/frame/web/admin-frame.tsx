import { type ReactNode, useSyncExternalStore } from 'react'
import { Logo } from '#platform/design/web/logo.tsx'
import { CopyBanner } from '#platform/login/web/copy-banner.tsx'
import { PasswordDialog } from '#platform/login/web/password-dialog.tsx'
import { useSessionWatch } from '#platform/login/web/use-session-watch.ts'
import { firm, hearOfFirm } from '#site/pages/web/firm.ts'
import { version } from '../../../../package.json'

interface AdminFrameProps {
  /** Content of the bar after the logo. */
  bar: ReactNode
  children: ReactNode
}

/** The bar of the administration, a screen below it, and the product's version. All disappear when the session ends. */
export function AdminFrame({ bar, children }: AdminFrameProps) {
  const isOver = useSessionWatch()
  // Shows a change of name or logo at once.
  const { name } = useSyncExternalStore(hearOfFirm, firm)
  if (isOver) return null
  return (
    <>
      <header className="on-dark bg-brand text-white print:hidden">
        <div className="wrap flex min-h-18 flex-wrap items-center gap-x-6 gap-y-1 py-3">
          <a
            href="/trainings"
            aria-label={`${name}: zu den Trainings`}
            className="mr-auto inline-flex min-h-11 items-center rounded-input"
          >
            <Logo ground="dark" className="h-7 w-auto" />
          </a>
          {bar}
        </div>
      </header>
      <CopyBanner />
      <PasswordDialog />
      <main
        id="main"
        tabIndex={-1}
        className="wrap pt-7 pb-12 outline-none lg:pt-7 print:max-w-none print:p-0"
      >
        {children}
      </main>
      <footer className="wrap pb-8 text-muted text-small print:hidden">
        {`Version ${version}`}
      </footer>
    </>
  )
}
