import { type CssNode, generate, type List, type ListItem, parse, walk } from 'css-tree'
import { markErrors } from './marks.errors.ts'

/** Rules at which nothing is loaded. */
const HARMLESS_RULES = new Set(['media', 'supports', 'layer', 'charset', 'namespace'])
/** Functions that name a file by a plain text. */
const LOADING = new Set([
  'image',
  'image-set',
  '-webkit-image-set',
  'cross-fade',
  'element',
  'paint',
  'src',
  'attr',
  'expression',
])

/**
 * Writes CSS anew from what a parser understood of it.
 *
 * @throws ProblemError 422 mark.loads_others where it loads a font, a picture or other CSS, or may do so: the parser
 * leaves escaped names as they are
 */
export function cleanCss(css: string, context: 'stylesheet' | 'declarationList'): string {
  if (css.includes('\\')) throw markErrors.loadsOthers()
  const tree = parse(css, { context, parseCustomProperty: true, onParseError: () => undefined })
  walk(tree, {
    enter(node: CssNode, item: ListItem<CssNode>, list?: List<CssNode>) {
      if (isLoading(node)) throw markErrors.loadsOthers()
      if (!isUnderstood(node)) list?.remove(item)
    },
  })
  return generate(tree)
}

function isUnderstood(node: CssNode): boolean {
  switch (node.type) {
    case 'Raw':
      return false
    case 'Declaration':
      return node.value.type !== 'Raw'
    case 'Rule':
      return node.prelude.type !== 'Raw'
    case 'Atrule':
      return HARMLESS_RULES.has(node.name.toLowerCase()) && node.prelude?.type !== 'Raw'
    default:
      return true
  }
}

function isLoading(node: CssNode): boolean {
  switch (node.type) {
    case 'Url':
      return !node.value.trim().startsWith('#')
    case 'Function':
      return LOADING.has(node.name.toLowerCase())
    case 'Atrule':
      return /^(?:import|font-face)$/i.test(node.name)
    case 'Raw':
      return /url\(|@import|@font-face/i.test(node.value)
    default:
      return false
  }
}
