import { useLocation } from '@tanstack/react-router'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { dropDraft, openEditor, useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'

/** Unsaved texts from before a login or a reload, offered again. */
export function StoredDrafts() {
  const place = useLocation({ select: ({ pathname }) => pathname })
  const drafts = useStoredDrafts(place)
  if (drafts.length === 0) return null
  return (
    <Card as="section" aria-label="Nicht gespeicherte Texte" className="mt-6">
      <ul className="grid gap-4">
        {drafts.map(({ id, label }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="min-w-0">
              Nicht gespeicherter Text von vorhin: <strong>{label}</strong>
            </p>
            <div className="flex flex-wrap gap-3">
              <Button
                size="small"
                onClick={() => openEditor(id)}
                aria-label={`Weiter bearbeiten: ${label}`}
              >
                Weiter bearbeiten
              </Button>
              <Button
                variant="secondary"
                size="small"
                onClick={() => dropDraft(id)}
                aria-label={`Verwerfen: ${label}`}
              >
                Verwerfen
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
