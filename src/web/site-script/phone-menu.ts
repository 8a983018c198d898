import { listen } from './listen.ts'

/**
 * Closes the menu after a click on one of its links, and when the keyboard focus leaves it. In Safari a click does not
 * give a button the focus, and Tab would pass the opened menu by.
 */
export function listenToMenus(): void {
  listen('click', '[popovertarget]', (button) => button.focus())
  listen('click', '[popover] a', (link) => link.closest<HTMLElement>('[popover]')?.hidePopover())
  listen('focusout', '[popover]', (menu, { relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.hidePopover()
  })
}
