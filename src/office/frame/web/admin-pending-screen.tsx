import { LogoMark } from '#platform/design/web/logo.tsx'

/** Shown until the browser knows who is logged in. The server renders nothing else of the screens behind the login. */
export function AdminPendingScreen() {
  return (
    <main id="main" tabIndex={-1} className="grid min-h-svh place-items-center outline-none">
      <div role="status" className="motion-safe:animate-pulse">
        <LogoMark label="Die Seite wird geladen" className="h-12 w-auto" />
      </div>
    </main>
  )
}
