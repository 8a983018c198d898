import { AlertDialog, Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'

const OVERLAY = 'fixed inset-0 z-40 bg-ink/45 transition-opacity duration-200 starting:opacity-0'
const SHEET =
  'fixed z-40 flex flex-col bg-page text-ink shadow-lifted outline-none transition-[opacity,translate] duration-200'
const CENTRED =
  'inset-x-3 top-1/2 mx-auto max-h-[calc(100dvh-1.5rem)] max-w-150 -translate-y-1/2 overflow-y-auto overscroll-contain rounded-card p-6 starting:-translate-y-[calc(50%-0.75rem)] starting:opacity-0 sm:p-8'
const AT_THE_SIDE =
  'inset-y-0 right-0 w-full max-w-130 overflow-y-auto overscroll-contain p-6 starting:translate-x-8 starting:opacity-0 sm:rounded-l-card sm:p-8'

interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** One sentence that screen readers read with the title. */
  description?: string | undefined
  /** `side` for a sheet next to a list, with details of an item. */
  place?: 'centre' | 'side' | undefined
  children: ReactNode
}

/** A modal dialog. Escape, the close button and a click outside close it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  place = 'centre',
  children,
}: DialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={OVERLAY} />
        <Radix.Content
          className={classes(SHEET, place === 'side' ? AT_THE_SIDE : CENTRED)}
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="mb-5 flex items-start justify-between gap-4">
            <div className="min-w-0">
              <Radix.Title className="text-h3">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-2 text-secondary text-small">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Schließen"
              className="-mt-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-pill hover:bg-brand-tint"
            >
              <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5">
                <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" />
              </svg>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface ConfirmDialogProps {
  open: boolean
  title: string
  /** Text of what confirming does. */
  children: ReactNode
  /** Below that text: more to look at, which screen readers do not read with the title. */
  details?: ReactNode
  /** Label of the confirming button, e.g. "Termin ändern". */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** While true, the buttons are disabled. */
  pending?: boolean | undefined
  /** False while required input of the dialog is missing. */
  canConfirm?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** A dialog that asks for confirmation; Escape cancels, and a click outside has no effect. */
export function ConfirmDialog({
  open,
  title,
  children,
  details,
  confirmLabel,
  cancelLabel = 'Abbrechen',
  pending = false,
  canConfirm = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || pending || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={OVERLAY} />
        <AlertDialog.Content className={classes(SHEET, CENTRED)} {...focusReturn}>
          <AlertDialog.Title className="text-h3">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-3 grid gap-3 text-secondary">{children}</div>
          </AlertDialog.Description>
          {details && <div className="mt-5">{details}</div>}
          <div
            className={classes(
              'mt-7 flex flex-wrap justify-end gap-3',
              // Below much to look at, the buttons stay in view.
              details ? 'sticky -bottom-6 -mb-6 bg-page py-4 sm:-bottom-8 sm:-mb-8' : undefined,
            )}
          >
            <AlertDialog.Cancel asChild>
              <Button variant="secondary" size="small" disabled={pending}>
                {cancelLabel}
              </Button>
            </AlertDialog.Cancel>
            <Button size="small" pending={pending} disabled={!canConfirm} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

/** Radix returns the focus to a trigger. These dialogs have none, so it returns to the element focused before. */
function useFocusReturn() {
  const before = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const { current } = before
      // Whoever is quick has opened the next dialog meanwhile: the focus stays in it.
      const openDialog = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')
      if (openDialog && !openDialog.contains(current)) return
      if (current instanceof HTMLElement && current !== document.body) current.focus()
    },
  }
}
