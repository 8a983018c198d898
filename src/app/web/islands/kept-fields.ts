import { fillFields } from '#platform/rendering/web/fill-fields.ts'

const KEY = 'kept-fields'

/** Keeps what is typed and chosen in a form while its page is reloaded. */
export function storeFields(form: HTMLFormElement): void {
  sessionStorage.setItem(KEY, JSON.stringify([...new FormData(form)]))
}

/** Fills in what was kept. Does nothing without it, or where the browser forbids the site to store anything. */
export function restoreFields(form: HTMLFormElement): void {
  let stored: string | null
  try {
    stored = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
  } catch {
    return
  }
  fillFields(form, JSON.parse(stored ?? '[]'))
}
