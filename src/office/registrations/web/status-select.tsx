import { Select } from 'radix-ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { CheckIcon, ChevronDownIcon } from '#platform/design/web/icons.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { Registration } from '#shop/booking/domain/booking.ts'
import { REGISTRATION_STATUSES, type RegistrationStatus } from '#shop/seats/domain/status.ts'
import { STATUS_WORDS, statusWords } from '#shop/seats/web/status-words.ts'
import { StatusDialog } from './status-dialog.tsx'
import { useStatusChange } from './use-status-change.ts'

type ListedRegistration = Pick<Registration, 'id' | 'contactName' | 'createdAt' | 'status'>

/**
 * Changes a registration's status. Only choosing an option of the opened list changes it, not keys on the closed
 * control as in a native select. When a change was refused, it shows the stored status again.
 */
export function StatusSelect({ registration }: { registration: ListedRegistration }) {
  const { contactName, createdAt, status } = registration
  const change = useStatusChange(registration)
  const triggerRef = useKeepFocusWhile(change.isPending)
  return (
    <div className="min-w-30 max-w-56 flex-1">
      <Select.Root
        value={change.chosen ?? status}
        disabled={change.isPending}
        onValueChange={(chosen) => change.choose(chosen as RegistrationStatus)}
      >
        <Select.Trigger
          ref={triggerRef}
          aria-label={`Status der Anmeldung von ${contactName} (${formatMoment(createdAt)})`}
          onKeyDown={keepClosedValue}
          className="flex h-11 w-full min-w-0 items-center justify-between gap-2 rounded-input border border-line bg-white pr-2.5 pl-3 text-left text-small transition-[border-color,opacity] hover:border-ink disabled:opacity-60 disabled:hover:border-line"
        >
          <span className="truncate">
            <Select.Value>
              <span>{statusWords(change.chosen ?? status).action}</span>
            </Select.Value>
          </span>
          <ChevronDownIcon />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content
            position="popper"
            sideOffset={4}
            collisionPadding={16}
            className="z-50 min-w-(--radix-select-trigger-width) rounded-card bg-white p-2 text-ink shadow-lifted"
          >
            <Select.Viewport>
              {REGISTRATION_STATUSES.map((option) => (
                <Select.Item
                  key={option}
                  value={option}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-input px-3 py-1.5 text-small outline-none data-[highlighted]:bg-brand-tint data-[state=checked]:font-semibold"
                >
                  <Select.ItemText>{STATUS_WORDS[option].action}</Select.ItemText>
                  <Select.ItemIndicator>
                    <CheckIcon />
                  </Select.ItemIndicator>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
      {change.asked && <StatusDialog {...change.asked} />}
    </div>
  )
}

/**
 * Radix would choose an option by its first letter while the list is closed. Only Space, Enter and the arrow keys act,
 * and they open the list.
 */
function keepClosedValue(event: KeyboardEvent): void {
  const isShortcut = event.ctrlKey || event.altKey || event.metaKey
  if (!isShortcut && event.key.length === 1 && event.key !== ' ') event.preventDefault()
}

/** A disabled control loses the focus. This returns the focus to it, unless another element has it meanwhile. */
function useKeepFocusWhile(isOff: boolean) {
  const ref = useRef<HTMLButtonElement>(null)
  const wasOff = useRef(false)
  useEffect(() => {
    if (wasOff.current && !isOff && document.activeElement === document.body) ref.current?.focus()
    wasOff.current = isOff
  }, [isOff])
  return ref
}
