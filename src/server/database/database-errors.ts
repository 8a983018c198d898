const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a row because of this unique constraint; Drizzle wraps the driver's error. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: broken } = cause as { code?: string; constraint?: string }
    if (code === UNIQUE_VIOLATION) return broken === constraint
  }
  return false
}
