/**
 * A body that is produced while it is sent: the next part is requested when the reader has room for it.
 *
 * @param onCancel runs as soon as the reader disconnects, also while a part is being produced
 */
export function streamOf(
  parts: AsyncIterable<string | Uint8Array>,
  onCancel?: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = parts[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
    },
    async cancel() {
      onCancel?.()
      await iterator.return?.()
    },
  })
}

/** The text of a JSON array, produced page by page. */
export async function* jsonArray<Row, Shown>(
  pages: AsyncIterable<Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<string> {
  let separator = '['
  for await (const rows of pages) {
    yield separator + rows.map((row) => JSON.stringify(show(row))).join(',')
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}
