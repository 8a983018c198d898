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
  const fields: [name: string, value: string][] = JSON.parse(stored ?? '[]')
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name)
    // The value of radios of one name is that of the checked one.
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList
    )
      field.value = value
  }
}
