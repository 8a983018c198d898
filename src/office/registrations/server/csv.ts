import { stringify } from 'csv-stringify/sync'

/** The columns of a CSV file: heading, and text of a row. */
export type CsvColumns<Row> = Record<string, (row: Row) => string>

/**
 * Spreadsheets interpret a cell as a formula when it begins with one of these, also in full-width form and after white
 * space. Typed texts may begin like that (OWASP, CSV injection).
 */
const FORMULA = /^(?:[\s\u200b\ufeff]*[=+\-@＝＋－＠]|[\t\r\n])/u
/** A negative number begins like a formula and is none. */
const NEGATIVE = /^-\d+(?:,\d+)?$/

/**
 * Writes rows as a CSV file for German spreadsheets: UTF-8 with a byte order mark, semicolons, CRLF. Texts that look
 * like a formula get an apostrophe in front.
 */
export async function* csvFile<Row>(
  columns: CsvColumns<Row>,
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  const cells = Object.values(columns)
  yield csvLines([Object.keys(columns)], { bom: true })
  for await (const rows of pages) {
    yield csvLines(rows.map((row) => cells.map((cell) => neutralised(cell(row)))))
  }
}

function csvLines(lines: string[][], options: { bom?: boolean } = {}): string {
  return stringify(lines, { delimiter: ';', record_delimiter: 'windows', ...options })
}

function neutralised(text: string): string {
  return FORMULA.test(text) && !NEGATIVE.test(text) ? `'${text}` : text
}
