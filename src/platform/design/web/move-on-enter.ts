import type { KeyboardEvent } from 'react'

/**
 * Keyboards on touch screens show "next" where a field says so, but send a plain Enter, which would submit the form.
 * There Enter moves on to the next field; on other keyboards it submits as usual.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  if (target.enterKeyHint !== 'next' || !window.matchMedia('(pointer: coarse)').matches) return
  const fields = [...currentTarget.elements].filter(
    (element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement,
  )
  const next = fields[fields.indexOf(target) + 1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
