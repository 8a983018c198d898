import { listen } from './listen.ts'

/**
 * Closes the menu after a click on one of its links, and when the keyboard focus leaves it. Tab leads into the opened
 * menu: Safari gives a clicked button no focus, and passes a menu by that was opened by mouse.
 */
export function listenToMenus(): void {
  listen('click', '[popovertarget]', (button) => button.focus())
  listen('click', '[popover] a', (link) => link.closest<HTMLElement>('[popover]')?.hidePopover())
  listen('focusout', '[popover]', (menu, { relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover()
  })
  document.addEventListener('keydown', enterOpenMenu)
}

function enterOpenMenu(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey) return
  const menu = document.querySelector(':popover-open')
  if (!menu || menu.contains(document.activeElement)) return
  event.preventDefault()
  menu.querySelector<HTMLElement>('a, button')?.focus()
}
