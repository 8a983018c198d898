import { useRouter } from '@tanstack/react-router'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'

/** Shown instead of an admin screen that could not be opened: no connection, or the server failed. */
export function AdminErrorScreen() {
  const router = useRouter()
  return (
    <main
      id="main"
      tabIndex={-1}
      className="wrap grid min-h-svh place-items-center py-10 outline-none"
    >
      <Card as="section" aria-labelledby="error-title" className="max-w-130">
        <h1 id="error-title" className="text-h3">
          Die Seite konnte nicht geladen werden
        </h1>
        <p className="mt-3 text-secondary">
          Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.
        </p>
        <Button className="mt-6" onClick={() => router.invalidate()}>
          Erneut versuchen
        </Button>
      </Card>
    </main>
  )
}
