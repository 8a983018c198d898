/**
 * What a loader does with the reads of its page: on the server the page waits for them, in the browser it opens at
 * once and shows what is still on its way. There, the component that needs the data also says when a read has failed.
 */
export async function pageData(...reads: Promise<unknown>[]): Promise<void> {
  const all = Promise.all(reads)
  if (import.meta.env.SSR) await all
  else all.catch(() => {})
}
