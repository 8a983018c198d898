import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const FIRM = 'src/site/pages/web/firm.ts'
const FILES = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.(test|gen)\.tsx?$/.test(file))
const SOURCES = new Map(FILES.map((file) => [file, parse(file, readFileSync(file, 'utf8'))]))

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
}

interface Imported {
  file: string
  /** Empty where it is loaded later. */
  names: string[]
}

/** What a module imports that is there when it runs. */
function importsOf(source: ts.SourceFile): Imported[] {
  const found: Imported[] = []
  const visit = (node: ts.Node) => {
    const specifier = specifierOf(node)
    if (specifier) found.push({ file: resolved(source, specifier), names: namesIn(node) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Of an import or export that is not of types alone, or of a call of `import`. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node))
    return node.importClause?.isTypeOnly ? undefined : node.moduleSpecifier
  if (ts.isExportDeclaration(node)) return node.isTypeOnly ? undefined : node.moduleSpecifier
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
  return isCall ? node.arguments[0] : undefined
}

function namesIn(node: ts.Node): string[] {
  const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined
  if (!bindings || !ts.isNamedImports(bindings)) return []
  return bindings.elements.filter((one) => !one.isTypeOnly).map(({ name }) => name.text)
}

function resolved(source: ts.SourceFile, specifier: ts.Node): string {
  const text = ts.isStringLiteral(specifier) ? specifier.text : ''
  return text.startsWith('#')
    ? `src/${text.slice(1)}`
    : path.join(path.dirname(source.fileName), text)
}

const PRESENT =
  /^(firm|islandFirm|brand|presentIcons|iconAddress|iconLinks|look|themeColor|shareBrand)$/

/** Calls of what returns the present firm or look, that run while the module is loaded. */
function readsWhileLoading(source: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node)) return
    if (ts.isCallExpression(node) && PRESENT.test(node.expression.getText()))
      found.push(node.getText())
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(source, visit)
  return found
}

/** All modules that an island of visitors may load. */
function loadedBy(island: string): Set<string> {
  const known = new Set<string>()
  const add = (file: string) => {
    const source = SOURCES.get(file)
    if (!source || known.has(file)) return
    known.add(file)
    for (const imported of importsOf(source)) add(imported.file)
  }
  add(island)
  return known
}

const namesFromFirm = (file: string) => {
  const source = SOURCES.get(file)
  return (source ? importsOf(source) : []).flatMap((one) => (one.file === FIRM ? one.names : []))
}

test('a read while a module is loaded is found', () => {
  const read = parse('a.ts', 'const { name } = firm()\nconst later = () => firm().email')
  expect(readsWhileLoading(read)).toEqual(['firm()'])
})

test('no module keeps the firm or the look that was there when it was loaded', () => {
  expect(existsSync(FIRM)).toBe(true)
  const reads = [...SOURCES].flatMap(([file, source]) =>
    readsWhileLoading(source).map((read) => `${file}: ${read}`),
  )
  expect(reads).toEqual([])
})

/** Loaded in the browsers of staff alone, with the whole firm: see `load-firm.ts`. */
const OF_STAFF = /^src\/(shop\/inline-edit|office)\//
const ISLANDS = FILES.filter((file) => /\.island\.tsx$/.test(file) && !OF_STAFF.test(file))

test('islands of visitors read only what pages have of the firm', () => {
  const tooMuch = ISLANDS.flatMap((island) =>
    [...loadedBy(island)]
      .filter((file) => namesFromFirm(file).includes('firm'))
      .map((file) => `${island}: ${file}`),
  )
  expect(tooMuch).toEqual([])
})

test('no island of visitors loads the look, which documents have as styles', () => {
  const loading = ISLANDS.filter((island) =>
    [...loadedBy(island)].some((file) => file.startsWith('src/site/look/')),
  )
  expect(loading).toEqual([])
})

test('every island that reads the firm is known, and where it is placed says `readsFirm`', () => {
  const readers = ISLANDS.filter((island) =>
    [...loadedBy(island)].some((file) => namesFromFirm(file).includes('islandFirm')),
  )
  expect(readers.map((file) => path.basename(file, '.island.tsx')).sort()).toEqual([
    'booking',
    'flight-deck',
    'followed-meeting',
    'lost-link',
    'meeting-moderator',
    'shared-copy',
    'strategy-consultant',
    'waiting-entry',
  ])
})
