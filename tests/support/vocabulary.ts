import path from 'node:path'
import ts from 'typescript'

/** An item of structured data, as a page contains it. */
export type Item = Readonly<Record<string, unknown>>

const FILE = path.resolve('structured-data.ts')
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

/**
 * Checks items against the vocabulary of schema.org, which the package schema-dts declares as types of TypeScript:
 * unknown types, unknown properties, and values of a type that a property does not take.
 *
 * @returns a sentence of the compiler for each problem, with the item's type
 */
export function vocabularyProblems(items: readonly Item[]): string[] {
  const lines = items.map((item, index) => {
    const type = String(item['@type'])
    // A name that is no name would not be one of a type either.
    const name = /^[A-Z]\w*$/.test(type) ? type : 'unknown_type'
    return `export const item${index}: dts.WithContext<dts.${name}> = ${JSON.stringify(item)}`
  })
  const source = ["import type * as dts from 'schema-dts'", ...lines].join('\n')
  const host = ts.createCompilerHost(OPTIONS)
  const readOther = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : readOther(name, ...rest)
  const program = ts.createProgram([FILE], OPTIONS, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, file, start = 0 }) => {
    const line = file ? file.getLineAndCharacterOfPosition(start).line : 0
    const type = items[line - 1]?.['@type'] ?? 'the vocabulary'
    return `${type}: ${ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\s+/g, ' ').slice(0, 400)}`
  })
}
