import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import type { StaffTraining } from '#shop/trainings/domain/staff-training.ts'
import { useSaveEdit } from '#shop/trainings/web/editing/save-edit.ts'
// The style sheet of a page contains only what its visitors see.
import '#platform/design/web/app.css'

/** Tells staff on the page of a training that visitors do not see it, and shows it to them on demand. */
export function HiddenBanner({ training }: { training: StaffTraining }) {
  const { id, version, archivedAt, dates } = training
  const saveEdit = useSaveEdit()
  const [isSaving, setSaving] = useState(false)

  async function show() {
    setSaving(true)
    const { kind } = await saveEdit({
      subject: { kind: 'training', id },
      before: { visible: false },
      after: { visible: true },
      version,
    })
    setSaving(false)
    // Visitors have a page now.
    if (kind === 'saved') location.reload()
  }

  return (
    <section
      aria-labelledby="hidden-title"
      className="bg-badge-orange text-badge-orange-text print:hidden"
    >
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-3">
        <div>
          <h2 id="hidden-title" className="font-semibold text-body">
            {archivedAt === null
              ? 'Dieses Training ist nicht sichtbar.'
              : 'Dieses Training ist archiviert und nicht sichtbar.'}
          </h2>
          <p className="text-small">
            Nur das Team sieht diese Seite.
            {archivedAt === null && dates.length === 0 && (
              <span> Es ist noch kein Termin geplant.</span>
            )}{' '}
            <a href="/admin/trainings" className="underline underline-offset-3">
              Zu allen Trainings
            </a>
          </p>
        </div>
        {archivedAt === null && (
          <Button size="small" pending={isSaving} onClick={() => void show()}>
            Sichtbar machen
          </Button>
        )}
      </div>
    </section>
  )
}
