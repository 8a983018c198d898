import type { SiteFacts } from '#domain/tools/site-facts.ts'
import type { ToolLanguage } from '#domain/tools/tool-ai.ts'
import { namesIn, stemsOf } from './statement-names.ts'
import { numbersIn } from './statement-numbers.ts'
import { factsIn } from './strategy-facts.ts'

/**
 * Returns a function that checks statements: whether every number and every name of a statement occurs on its pages, in
 * the facts with one of these pages as their source, or in the title of one. The company's own name is always allowed.
 * For a statement without pages, the facts that the visitor typed count.
 *
 * Words are compared without case, accents and endings; a name of several words must occur as a whole. Only numbers and
 * names are checked: a statement that passes may still say something else about them than the page does.
 */
export function evidenceIn(
  facts: SiteFacts,
  language: ToolLanguage,
): (statement: string, pages: readonly string[]) => boolean {
  const said = textsOf(facts).map(({ text, isOnPages }) => ({
    isOnPages,
    numbers: new Set(numbersIn(text)),
    phrase: phraseOf(stemsOf(text)),
  }))
  return (statement, pages) => {
    const there = said.filter(({ isOnPages }) => isOnPages(pages))
    return (
      numbersIn(statement).every((number) => there.some(({ numbers }) => numbers.has(number))) &&
      namesIn(statement, language).every((name) =>
        there.some(({ phrase }) => phrase.includes(phraseOf(name))),
      )
    )
  }
}

interface FactText {
  text: string
  isOnPages: (pages: readonly string[]) => boolean
}

function textsOf(facts: SiteFacts): FactText[] {
  const { name, pages: titled } = facts
  return [
    ...(name ? [{ text: name.text, isOnPages: () => true }] : []),
    ...titled.map(({ url, title }) => ({
      text: title,
      isOnPages: (pages: readonly string[]) => pages.includes(url),
    })),
    ...factsIn(facts).map(({ text, sources }) => ({
      text,
      isOnPages: (pages: readonly string[]) =>
        pages.length > 0 ? sources.some((source) => pages.includes(source)) : sources.length === 0,
    })),
  ]
}

/** With a space at both ends, so that parts of words are not found. */
function phraseOf(stems: readonly string[]): string {
  return ` ${stems.join(' ')} `
}
