import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')
const CONTENT = `${import.meta.dirname}/`
const TYPES = ts.sys
  .readDirectory(CONTENT, ['.ts'], undefined, ['*texts.ts'])
  .map((file) => resolve(file))

/** The compiler says who reads a text, because names such as `title` occur everywhere. */
test('every text of the bilingual pages is shown by some screen', { timeout: 120_000 }, () => {
  const service = languageService()
  const unused = properties(service).filter((property) => !isRead(service, property))
  expect(unused.map(describe)).toEqual([])
})

function properties(service: ts.LanguageService): ts.PropertySignature[] {
  const found: ts.PropertySignature[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) found.push(node)
    node.forEachChild(visit)
  }
  for (const name of TYPES) {
    const file = service.getProgram()?.getSourceFile(name)
    if (!file) throw new Error(`${name} is not part of the program`)
    visit(file)
  }
  return found
}

function isRead(service: ts.LanguageService, property: ts.PropertySignature): boolean {
  const { fileName } = property.getSourceFile()
  const references = service.getReferencesAtPosition(fileName, property.getStart()) ?? []
  return references.some(({ fileName }) => !fileName.startsWith(CONTENT))
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

function languageService(): ts.LanguageService {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT)
  const files = ts.sys
    .readDirectory(join(ROOT, 'src/web'), ['.ts', '.tsx'])
    .filter((name) => !name.includes('.test.'))
  return ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => files,
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const text = ts.sys.readFile(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
  })
}
