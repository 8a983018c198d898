/** New characters, at least, after which what there is so far is read again. */
const STEP_MIN = 60
/** Each reading begins at the front, so steps grow with the text: all readings together cost 33 times its length at most. */
const STEPS_PER_LENGTH = 32

/** Reads the unfinished JSON of an answer as it grows, and hands on what can be made of it. */
export function partialsOf(
  onPartial: (partial: unknown) => void | Promise<void>,
): (text: string) => Promise<void> {
  let read = 0
  return async (text) => {
    // Another answer has begun.
    if (text.length < read) read = 0
    if (text.length - read < Math.max(STEP_MIN, read / STEPS_PER_LENGTH)) return
    read = text.length
    const { parsePartialJson } = await import('ai')
    const begin = text.indexOf('{')
    const { value } = await parsePartialJson(begin < 0 ? undefined : text.slice(begin))
    if (value !== undefined) await onPartial(value)
  }
}
