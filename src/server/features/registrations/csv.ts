import { stringify } from 'csv-stringify/sync'

/** A column of a CSV file: its heading, and a row's text in it. */
export type CsvColumns<Row> = Record<string, (row: Row) => string>

/**
 * Spreadsheets take a cell for a formula that begins with one of these, also in their full-width forms and behind
 * white space, and what people typed may begin so (OWASP, CSV injection).
 */
const FORMULA = /^(?:[\s\u200b\ufeff]*[=+\-@＝＋－＠]|[\t\r\n])/u

/**
 * The rows as a CSV file that a German spreadsheet opens as it is: UTF-8 with a byte order mark, semicolons, CRLF. An
 * apostrophe keeps texts that look like a formula from being one.
 */
export async function* csvFile<Row>(
  columns: CsvColumns<Row>,
  pages: AsyncIterable<Row[]>,
): AsyncGenerator<string> {
  const cells = Object.values(columns)
  yield csvLines([Object.keys(columns)], { bom: true })
  for await (const rows of pages) {
    yield csvLines(rows.map((row) => cells.map((cell) => harmless(cell(row)))))
  }
}

function csvLines(lines: string[][], options: { bom?: boolean } = {}): string {
  return stringify(lines, { delimiter: ';', record_delimiter: 'windows', ...options })
}

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}
