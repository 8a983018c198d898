/** The lines of a file of the product that mount the tools, and the file without them. */
export interface Mounted {
  lines: readonly string[]
  /** Null where nothing but imports would be left: then the file goes as a whole. */
  rest: string | null
}

const IMPORT = /^import [^']* from '[^']+'\n/gm
const IMPORT_OF_TOOLS = /^import (?:type )?([^']*) from '#tools\/[^']+'\n/gm

/** The lines that import from `src/tools`, and those that use what they import. */
export function mountedIn(text: string): Mounted {
  const imports = [...text.matchAll(IMPORT_OF_TOOLS)]
  if (imports.length === 0) return { lines: [], rest: text }
  const names = imports.flatMap(([, names = '']) => names.match(/\w+/g) ?? [])
  const use = new RegExp(`\\b(?:${names.join('|')})\\b`)
  const others = text.replaceAll(IMPORT_OF_TOOLS, '').split('\n')
  const rest = others.filter((line) => !use.test(line)).join('\n')
  if (rest.replaceAll(IMPORT, '').trim() === '') return { lines: linesOf(text), rest: null }
  return {
    lines: [
      ...imports.flatMap(([text]) => linesOf(text)),
      ...others.filter((line) => use.test(line)),
    ],
    rest,
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
