import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** Texts that staff edit; the types of other texts, and these. */
const SCHEMAS = /\/src\/(site|tools)\/[^/]+\/domain\/(?!text-schema)[\w-]+\.ts$/
const TYPES = /\/src\/(site|tools)\/[^/]+\/web\/(?!load-)[\w-]+-texts\.ts$/
const TEXTS = /\/src\/(site|tools)\/[^/]+\/web\/[\w-]+\.(de|en)\.ts$/
/** What search engines are told is read by all pages together. */
const OF_EVERY_PAGE = 'seo'

/**
 * The compiler finds where a text is read: a search by name would not do, because names such as `title` occur
 * everywhere.
 */
test('every text of the bilingual pages is shown by some screen', { timeout: 120_000 }, () => {
  const program = webProgram()
  const checker = program.getTypeChecker()
  const files = program.getSourceFiles().filter((file) => !file.isDeclarationFile)
  const texts = files.flatMap((file) => textsIn(file, checker))
  expect(texts.filter(ts.isPropertySignature)).not.toEqual([])
  expect(texts.filter(ts.isPropertyAssignment).length).toBeGreaterThan(100)

  const names = new Set(texts.map((text) => text.name.getText()))
  const screens = files.filter(
    ({ fileName }) => ![SCHEMAS, TYPES, TEXTS].some((kind) => kind.test(fileName)),
  )
  const read = new Set(
    screens.flatMap(nodesIn).flatMap((node) => readDeclarations(node, names, checker)),
  )
  expect(texts.filter((text) => !read.has(text)).map(describe)).toEqual([])
})

type TextNode = ts.PropertySignature | ts.PropertyAssignment

function textsIn(file: ts.SourceFile, checker: ts.TypeChecker): TextNode[] {
  if (TYPES.test(file.fileName)) return nodesIn(file).filter(ts.isPropertySignature)
  if (!SCHEMAS.test(file.fileName)) return []
  return nodesIn(file).filter((node) => isText(node, checker))
}

/** Whether it is a text, or several, of a schema. */
function isText(node: ts.Node, checker: ts.TypeChecker): node is ts.PropertyAssignment {
  if (!ts.isPropertyAssignment(node) || isItem(node)) return false
  const type = checker.getTypeAtLocation(node.initializer)
  const isNode = ['kind', 'label'].every((name) => type.getProperty(name))
  return isNode && node.name.getText() !== OF_EVERY_PAGE
}

/** Whether it says what each item of a list is: a screen reads the items. */
function isItem({ name, parent }: ts.PropertyAssignment): boolean {
  return name.getText() === 'item' && ts.isCallExpression(parent.parent)
}

function nodesIn(root: ts.Node): ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    found.push(node)
    node.forEachChild(visit)
  }
  visit(root)
  return found
}

/**
 * The declarations of the property that this node reads: `texts.title`, `texts[name]` or `const { title } = texts`.
 */
function readDeclarations(
  node: ts.Node,
  names: ReadonlySet<string>,
  checker: ts.TypeChecker,
): readonly ts.Declaration[] {
  const [owner, ...read] = readProperties(node, checker)
  const known = read.filter((name) => names.has(name))
  if (!owner || known.length === 0) return []
  const type = checker.getNonNullableType(checker.getTypeAtLocation(owner))
  return known.flatMap((name) => type.getProperty(name)?.declarations ?? [])
}

/** The node whose type is the object's, and the names of the properties one of which is read from it. */
function readProperties(
  node: ts.Node,
  checker: ts.TypeChecker,
): [owner: ts.Node, ...names: string[]] | [] {
  if (ts.isPropertyAccessExpression(node)) return [node.expression, node.name.text]
  if (ts.isElementAccessExpression(node))
    return [node.expression, ...wordsOf(checker.getTypeAtLocation(node.argumentExpression))]
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return [node.parent, (node.propertyName ?? node.name).getText()]
  return []
}

/** The values of a type of words: 'flightDeck' | 'meetingModerator'. */
function wordsOf(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type]
  return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
}

function describe(property: TextNode): string {
  const names: string[] = []
  for (let node: ts.Node = property; !ts.isSourceFile(node); node = node.parent) {
    if (isNamed(node)) names.unshift(node.name.getText())
  }
  return names.join('.')
}

function isNamed(
  node: ts.Node,
): node is TextNode | ts.InterfaceDeclaration | ts.VariableDeclaration {
  return (
    ts.isPropertySignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isVariableDeclaration(node)
  )
}

function webProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT)
  const files = ts.sys
    .readDirectory(join(ROOT, 'src'), ['.ts', '.tsx'])
    .filter((name) => name.includes('/web/') && !name.includes('.test.'))
  return ts.createProgram(files, options)
}
