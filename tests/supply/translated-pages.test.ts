import { globSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/**
 * A browser that translates a page replaces its text nodes. React then changes, removes and inserts beside nodes that
 * are no longer there: an old price stays, or the page breaks. Only elements survive. So where React runs
 * - a text that changes is the only child of an element: one template literal, or a `<span>` among others,
 * - nothing that comes and goes stands before bare text,
 * - no component and no fragment is a bare text.
 *
 * Content of the type ReactNode is left out: who passes it on beside something else puts it into an element.
 */

const SOURCE = path.resolve('src')
/** The bilingual pages are HTML, where React does not run. */
const HTML_ONLY = /\/site\/(home|services|contact|legal|frame)\//

const program = ts.createProgram(globSync(`${SOURCE}/**/web/**/*.tsx`), {
  ...ts.getParsedCommandLineOfConfigFile(
    'tsconfig.json',
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )?.options,
  noEmit: true,
})
const checker = program.getTypeChecker()

interface Child {
  node: ts.JsxChild
  /** Nothing but text, or nothing at all. */
  isText: boolean
  /** A text that may be another one, or none, at the next rendering. */
  isChanging: boolean
  /** An element that may be absent, or a list. */
  comesAndGoes: boolean
}

function childOf(node: ts.JsxChild): Child {
  if (ts.isJsxText(node)) return { node, isText: true, isChanging: false, comesAndGoes: false }
  if (!ts.isJsxExpression(node) || !node.expression) {
    return { node, isText: false, isChanging: false, comesAndGoes: mayBeNothing(node) }
  }
  const parts = partsOf(checker.getTypeAtLocation(node.expression))
  const isText =
    parts.some(isTextType) && parts.every((part) => isTextType(part) || isNothing(part))
  const isMixed = parts.some((part) => part.isStringLiteral() && part.value !== '') && !isText
  return {
    node,
    isText,
    isChanging: (isText && !isConstant(node.expression)) || isMixed,
    comesAndGoes: !isText && (parts.length > 1 || parts.some((part) => checker.isArrayType(part))),
  }
}

const partsOf = (type: ts.Type) => (type.isUnion() ? type.types : [type])
const isTextType = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0
const isNothing = ({ flags }: ts.Type) =>
  (flags & (ts.TypeFlags.BooleanLike | ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0

/** Whether a component sometimes shows nothing. */
function mayBeNothing(node: ts.JsxChild): boolean {
  if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return false
  const { tagName } = ts.isJsxElement(node) ? node.openingElement : node
  return checker
    .getTypeAtLocation(tagName)
    .getCallSignatures()
    .flatMap((signature) => partsOf(signature.getReturnType()))
    .some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0)
}

/** A literal, a constant of a module, or a text of the content, which only another language replaces. */
function isConstant(expression: ts.Expression): boolean {
  if (ts.isStringLiteralLike(expression)) return true
  if (!ts.isIdentifier(expression) && !ts.isPropertyAccessExpression(expression)) return false
  const declaration = declarationOf(expression)
  return (
    declaration !== undefined &&
    (/\/(site\/pages\/web\/[\w-]+|web\/[\w-]+-texts|[\w-]+\.(de|en))\.ts$/.test(
      declaration.getSourceFile().fileName,
    ) ||
      (ts.isVariableDeclaration(declaration) && ts.isSourceFile(declaration.parent.parent.parent)))
  )
}

/** Where a name or a property is declared; of a destructured name, the property. */
function declarationOf(expression: ts.Identifier | ts.PropertyAccessExpression) {
  const name = ts.isIdentifier(expression) ? expression : expression.name
  const [declaration] = checker.getSymbolAtLocation(name)?.declarations ?? []
  if (!declaration || !ts.isBindingElement(declaration)) return declaration
  const property = (declaration.propertyName ?? declaration.name).getText()
  return checker.getTypeAtLocation(declaration.parent).getProperty(property)?.declarations?.[0]
}

const isBlank = ({ node }: Child) =>
  ts.isJsxText(node)
    ? node.text.trim() === ''
    : ts.isJsxExpression(node) &&
      (!node.expression ||
        (ts.isStringLiteral(node.expression) && node.expression.text.trim() === ''))

function problemsOf(node: ts.Node): string[] {
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return []
  const children = node.children.map(childOf).filter((child) => !isBlank(child))
  if (ts.isJsxElement(node) && children.length === 1) return []
  return children.flatMap((child, index) => {
    const isFragmentsText = ts.isJsxFragment(node) && child.isText
    const isBeforeText = child.comesAndGoes && children.slice(index + 1).some((next) => next.isText)
    return child.isChanging || isFragmentsText || isBeforeText ? [child.node.getText().trim()] : []
  })
}

/** A component that is a bare text. */
function bareTextOf(node: ts.Node): string[] {
  if (!ts.isFunctionDeclaration(node) || !/^[A-Z]/.test(node.name?.text ?? '')) return []
  const signature = checker.getSignatureFromDeclaration(node)
  const parts = signature ? partsOf(signature.getReturnType()) : []
  const isReactNode = parts.some(({ flags }) => (flags & ts.TypeFlags.BigInt) !== 0)
  return !isReactNode && parts.some(isTextType) ? [`function ${node.name?.text}`] : []
}

// Checking all types takes seconds, and many times as many beside other programs.
test('every text that changes stands alone in its element', { timeout: 120_000 }, () => {
  const found = program.getSourceFiles().flatMap((file) => {
    if (!file.fileName.startsWith(SOURCE) || HTML_ONLY.test(file.fileName)) return []
    const places: string[] = []
    const visit = (node: ts.Node): void => {
      for (const text of [...problemsOf(node), ...bareTextOf(node)]) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart())
        places.push(
          `${path.relative(SOURCE, file.fileName)}:${line + 1} ${text.replace(/\s+/g, ' ')}`,
        )
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
    return places
  })
  expect(found).toEqual([])
})
