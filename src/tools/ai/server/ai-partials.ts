/** Fewest new characters before the text is parsed again. */
const STEP_MIN = 60
/**
 * Each parse begins at the start, so steps grow with the text: all parses together read at most 33 times its length.
 */
const STEPS_PER_LENGTH = 32

/** Parses the unfinished JSON of an answer as it grows, and passes on the partial result. */
export function partialsOf(
  onPartial: (partial: unknown) => void | Promise<void>,
): (text: string) => Promise<void> {
  let read = 0
  return async (text) => {
    // A new answer has begun.
    if (text.length < read) read = 0
    if (text.length - read < Math.max(STEP_MIN, read / STEPS_PER_LENGTH)) return
    read = text.length
    const { parsePartialJson } = await import('ai')
    const begin = text.indexOf('{')
    const { value } = await parsePartialJson(begin < 0 ? undefined : text.slice(begin))
    if (value !== undefined) await onPartial(value)
  }
}
