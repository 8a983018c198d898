/** How long a test waits for a fact that has to come. Only ends what hangs: a busy machine takes many seconds. */
export const PATIENCE = { timeout: 60_000, interval: 50 }
