import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../../..')
/** The types of the texts, and the texts themselves. */
const TEXTS = /\/src\/(site|tools)\/[^/]+\/web\/([\w-]+-texts|[\w-]+\.(de|en))\.ts$/

/**
 * The compiler finds where a text is read: a search by name would not do, because names such as `title` occur
 * everywhere.
 */
test('every text of the bilingual pages is shown by some screen', { timeout: 120_000 }, () => {
  const program = webProgram()
  const checker = program.getTypeChecker()
  const isText = ({ fileName }: ts.SourceFile) => TEXTS.test(fileName)
  const files = program.getSourceFiles().filter((file) => !file.isDeclarationFile)
  const texts = files
    .filter((file) => isText(file) && file.fileName.endsWith('texts.ts'))
    .flatMap((file) => nodesIn(file).filter(ts.isPropertySignature))
  expect(texts).not.toEqual([])

  const names = new Set(texts.map((text) => text.name.getText()))
  const screens = files.filter((file) => !isText(file))
  const read = new Set(
    screens.flatMap(nodesIn).flatMap((node) => readDeclarations(node, names, checker)),
  )
  expect(texts.filter((text) => !read.has(text)).map(describe)).toEqual([])
})

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
 * The declarations of the property that this node reads: `texts.title`, `texts['title']` or `const { title } = texts`.
 */
function readDeclarations(
  node: ts.Node,
  names: ReadonlySet<string>,
  checker: ts.TypeChecker,
): readonly ts.Declaration[] {
  const [owner, name] = readProperty(node)
  if (!owner || !name || !names.has(name)) return []
  const type = checker.getNonNullableType(checker.getTypeAtLocation(owner))
  return type.getProperty(name)?.declarations ?? []
}

/** The node whose type is the object's, and the name of the property that is read from it. */
function readProperty(node: ts.Node): [owner: ts.Node, name: string] | [] {
  if (ts.isPropertyAccessExpression(node)) return [node.expression, node.name.text]
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return [node.expression, node.argumentExpression.text]
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return [node.parent, (node.propertyName ?? node.name).getText()]
  return []
}

function describe(property: ts.PropertySignature): string {
  const names: string[] = []
  for (let node: ts.Node = property; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertySignature(node) || ts.isInterfaceDeclaration(node)) {
      names.unshift(node.name.getText())
    }
  }
  return names.join('.')
}

function webProgram(): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT)
  const files = ts.sys
    .readDirectory(join(ROOT, 'src'), ['.ts', '.tsx'])
    .filter((name) => name.includes('/web/') && !name.includes('.test.'))
  return ts.createProgram(files, options)
}
