/** Fills in the fields of a form by their names. */
export function fillFields(
  form: HTMLFormElement,
  fields: Iterable<[name: string, value: FormDataEntryValue]>,
): void {
  for (const [name, value] of fields) {
    const field = form.elements.namedItem(name)
    // The value of radios of one name is that of the checked one.
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof RadioNodeList
    )
      field.value = String(value)
  }
}
