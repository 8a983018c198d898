import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import { dropUnsavedTexts, hasUnsavedText } from './edit-drafts.ts'

/** A link to a part of the same page leaves every editor open, so it is not blocked. */
const leavesUnsavedText: ShouldBlockFn = ({ current, next }) =>
  hasUnsavedText() &&
  (current.pathname !== next.pathname ||
    JSON.stringify(current.search) !== JSON.stringify(next.search))

/** Asks before a page with unsaved text is left, reloaded or closed. */
export function UnsavedGuard() {
  const blocker = useBlocker({
    shouldBlockFn: leavesUnsavedText,
    enableBeforeUnload: hasUnsavedText,
    withResolver: true,
  })
  return (
    <UnsavedQuestion
      open={blocker.status === 'blocked'}
      onStay={() => blocker.reset?.()}
      onDrop={() => {
        dropUnsavedTexts()
        blocker.proceed?.()
      }}
    />
  )
}

interface UnsavedQuestionProps {
  open: boolean
  onStay: () => void
  onDrop: () => void
}

export function UnsavedQuestion({ open, onStay, onDrop }: UnsavedQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      title="Ungespeicherten Text verwerfen?"
      confirmLabel="Verwerfen"
      cancelLabel="Weiter bearbeiten"
      onConfirm={onDrop}
      onCancel={onStay}
    >
      <p>Sie haben einen Text geändert und noch nicht gespeichert.</p>
    </ConfirmDialog>
  )
}
