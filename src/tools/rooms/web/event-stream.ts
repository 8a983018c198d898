/** An event of the stream, with its id where it has one. */
export interface StreamEvent {
  readonly event: string
  readonly id: string | undefined
  readonly data: string
}

/**
 * Yields the server-sent events of a response until it ends. Comments, which only keep the connection alive, are
 * reported to `onSign` like everything else that arrives.
 */
export async function* eventsOf(
  response: Response,
  onSign: () => void,
): AsyncGenerator<StreamEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let begun = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign()
      const blocks = (begun + value).split('\n\n')
      begun = blocks.pop() ?? ''
      for (const block of blocks) if (!block.startsWith(':')) yield eventIn(block)
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function eventIn(block: string): StreamEvent {
  const field = (name: string) =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2)
  return { event: field('event') ?? '', id: field('id'), data: field('data') ?? '' }
}
