/**
 * How long a test waits for a condition, in milliseconds. Long enough for a busy machine; it only ends tests that hang.
 */
export const POLL_OPTIONS = { timeout: 60_000, interval: 50 }
