/** The value as JSON for a script element: `<` is escaped, so that no text can close the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
