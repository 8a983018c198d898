import type { ToolLanguage } from '#tools/frame/domain/tool-ai.ts'
import { namesIn, stemsOf } from './statement-names.ts'
import { numbersIn } from './statement-numbers.ts'

/**
 * True where every number and every name of a statement occurs in one of the texts, which are its quotes or what the
 * visitor typed. The organisation's own name is always allowed.
 *
 * Words are compared without case, accents and endings; a name of several words must occur as a whole. Only numbers and
 * names are checked: a statement that passes may still say something else about them than the texts do, so these are
 * shown with it.
 *
 * @param name of the organisation; empty for none
 */
export function isSupported(
  statement: string,
  texts: readonly string[],
  { name, language }: { name: string; language: ToolLanguage },
): boolean {
  const numbers = new Set(texts.flatMap(numbersIn))
  const phrases = [...texts, name].map((text) => phraseOf(stemsOf(text)))
  return (
    numbersIn(statement).every((number) => numbers.has(number)) &&
    namesIn(statement, language).every((words) =>
      phrases.some((phrase) => phrase.includes(phraseOf(words))),
    )
  )
}

/** With a space at both ends, so that parts of words are not found. */
function phraseOf(stems: readonly string[]): string {
  return ` ${stems.join(' ')} `
}
