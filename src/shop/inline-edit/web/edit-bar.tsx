import { useEffect, useState } from 'react'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { PencilIcon } from '#platform/design/web/icons.tsx'
import { useRoomBelow } from '#platform/design/web/use-room-below.ts'
import {
  dropDraft,
  dropUnsavedTexts,
  type EditDraft,
  openEditor,
  useStoredDrafts,
} from '#platform/editing/web/edit-drafts.ts'
import { UnsavedQuestion } from '#platform/editing/web/unsaved-guard.tsx'
import { editMode } from '#platform/login/web/edit-mode.ts'
import { askBeforeEnd, endEditMode } from './end-edit-mode.ts'
import { LeavingQuestion } from './leaving-question.tsx'

/** Where every earlier text of the pages can be seen and brought back. */
const HISTORY = '/admin/dashboard?ansicht=cms'

/** The bar that is shown during edit mode, with a button that ends it. */
export function EditBar() {
  const bar = useRoomBelow()
  return (
    <>
      {/* Space at the end of the page for the bar, which would otherwise cover the last content. */}
      <div aria-hidden="true" className="h-(--bottom-bar-height) bg-ink" />
      <section
        ref={bar}
        data-bottom-bar
        aria-label="Bearbeitungsmodus"
        className="on-dark tall:fixed inset-x-0 bottom-0 z-30 bg-ink pb-[env(safe-area-inset-bottom)] text-white"
      >
        <StoredDrafts />
        <div className="wrap flex min-h-16 items-center justify-between gap-4 py-2">
          <p className="flex min-w-0 items-center gap-3 text-small leading-tight max-sm:sr-only">
            <PencilIcon className="text-late max-sm:hidden" />
            <span>
              <strong className="font-semibold">Bearbeitungsmodus</strong>
              <span className="max-sm:sr-only">
                : Klicken Sie auf einen umrandeten Text, um ihn zu ändern.
              </span>
            </span>
          </p>
          <div className="flex shrink-0 flex-wrap gap-2">
            <ButtonAnchor href={HISTORY} variant="outline" size="small">
              Verlauf
              <span className="sr-only"> der Texte</span>
            </ButtonAnchor>
            <Button variant="inverse" size="small" onClick={endEditMode}>
              Bearbeiten beenden
            </Button>
          </div>
        </div>
      </section>
      <LeavingQuestion />
      <EndQuestion />
    </>
  )
}

/** Unsaved texts from before a login or a reload, offered again. */
export function StoredDrafts() {
  return useStoredDrafts(location.pathname).map((draft) => (
    <StoredDraft key={draft.id} draft={draft} />
  ))
}

function StoredDraft({ draft }: { draft: EditDraft }) {
  const { id, label } = draft
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-white/20 border-b py-2 text-small">
      <p className="min-w-0 leading-tight">
        Nicht gespeicherter Text von vorhin: <strong className="font-semibold">{label}</strong>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="small"
          aria-label={`Weiter bearbeiten: ${label}`}
          onClick={() => openEditor(id)}
        >
          Weiter bearbeiten
        </Button>
        <Button
          variant="outline"
          size="small"
          aria-label={`Verwerfen: ${label}`}
          onClick={() => dropDraft(id)}
          className="border-transparent!"
        >
          Verwerfen
        </Button>
      </div>
    </div>
  )
}

/** Asks for confirmation when edit mode is to end with unsaved text. */
function EndQuestion() {
  const [isAsking, setAsking] = useState(false)
  useEffect(() => askBeforeEnd(() => setAsking(true)), [])
  return (
    <UnsavedQuestion
      open={isAsking}
      onStay={() => setAsking(false)}
      onDrop={() => {
        dropUnsavedTexts()
        editMode.clear()
      }}
    />
  )
}
