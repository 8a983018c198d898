/** An object that was stored as JSON. Nothing is known of its fields. */
export type Stored = Readonly<Record<string, unknown>>

/** What a text says as JSON; null for what is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Empty for what is no object. */
export function record(value: unknown): Stored {
  return isRecord(value) ? value : {}
}

/** Empty for what is no list. */
export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The objects in a list. */
export function records(value: unknown): Stored[] {
  return list(value).filter(isRecord)
}

/** Empty for what is no text. */
export function string(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The fields of these names as texts. */
export function texts<Name extends string>(
  names: readonly Name[],
  stored: Stored,
): Record<Name, string> {
  const read = names.map((name) => [name, string(stored[name])])
  return Object.fromEntries(read) as Record<Name, string>
}

/** Undefined for what is none of these values. */
export function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value)
}
