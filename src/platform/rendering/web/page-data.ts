/**
 * How a loader treats the reads of its page. On the server it waits for them. In the browser the page opens at once and
 * shows placeholders while they load; there, the component that uses the data also shows when a read has failed.
 */
export async function pageData(...reads: Promise<unknown>[]): Promise<void> {
  const all = Promise.all(reads)
  if (import.meta.env.SSR) await all
  else all.catch(() => {})
}
