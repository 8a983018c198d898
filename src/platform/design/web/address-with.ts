/** Search parameters of a request; undefined and empty ones are left out. */
export type Parameters = Readonly<Record<string, string | number | undefined>>

/** A path with its search parameters. */
export function addressWith(path: string, parameters: Parameters): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${path}?${search}` : path
}
