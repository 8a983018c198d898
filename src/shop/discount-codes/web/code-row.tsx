import { useState } from 'react'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { Package } from '#shop/prices/domain/package.ts'
import type { StaffDiscountCode } from '../domain/discount-code-schema.ts'
import { CodeDialog } from './code-dialog.tsx'
import { codeFacts, codeState } from './code-texts.ts'
import { switched } from './code-values.ts'
import { useChangeCode, useDeleteCode } from './use-code-calls.ts'

interface CodeRowProps {
  code: StaffDiscountCode
  packages: readonly Package[]
}

/** A code, and what staff can do with it. */
export function CodeRow({ code: stored, packages }: CodeRowProps) {
  const { id, version, code, note, isActive, isUsed } = stored
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const [today] = useState(() => berlinDay(new Date()))
  const change = useChangeCode()
  const state = codeState(stored, today)
  const close = () => setOpen(null)
  const switchLabel = isActive ? 'Abschalten' : 'Einschalten'
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <strong translate="no" className="wrap-anywhere font-semibold hyphens-none">
            {code}
          </strong>
          <Badge tone={state.tone}>{state.label}</Badge>
        </p>
        <p className="mt-1 text-secondary text-small">{codeFacts(stored, packages)}</p>
        {note !== '' && <p className="wrap-anywhere mt-1 text-muted text-small">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          aria-label={`Bearbeiten: ${code}`}
          onClick={() => setOpen('edit')}
        >
          Bearbeiten
        </Button>
        <Button
          variant="secondary"
          size="small"
          pending={change.isPending}
          aria-label={`${switchLabel}: ${code}`}
          onClick={() => change.mutate({ id, version, body: switched(stored, !isActive) })}
        >
          {switchLabel}
        </Button>
        {!isUsed && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Löschen: ${code}`}
            onClick={() => setOpen('delete')}
          >
            Löschen
          </Button>
        )}
      </div>
      {open === 'edit' && <CodeDialog stored={stored} packages={packages} onDone={close} />}
      {open === 'delete' && <DeleteDialog code={stored} onDone={close} />}
    </li>
  )
}

function DeleteDialog({
  code: { id, code },
  onDone,
}: {
  code: StaffDiscountCode
  onDone: () => void
}) {
  const remove = useDeleteCode()
  return (
    <ConfirmDialog
      open
      title="Code löschen?"
      confirmLabel="Code löschen"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(id, { onSettled: onDone })}
      onCancel={onDone}
    >
      <p className="wrap-anywhere">{`Niemand hat ${code} eingelöst.`}</p>
    </ConfirmDialog>
  )
}
