import {
  type DocumentBlock,
  type DocumentText,
  linksOf,
  plainText,
  type ToolDocument,
} from './tool-document.ts'

/** The document as Markdown. Typed text is escaped, so that it is never markup. */
export function documentMarkdown({ title, subtitle, blocks, note }: ToolDocument): string {
  const parts = [
    `# ${escaped(title)}`,
    ...(subtitle ? [escaped(subtitle)] : []),
    ...blocks.map(blockMarkdown),
    '---',
    escaped(note),
  ]
  return `${parts.join('\n\n')}\n`
}

/** The document to paste into a mail: as its Markdown looks, without marks of headings and escapes. */
export function documentText(document: ToolDocument): string {
  return documentMarkdown(document)
    .replace(/^#+ /gm, '')
    .replace(/\\([^\w\s])/g, '$1')
}

function blockMarkdown(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escaped(block.text)}`
    case 'paragraph':
      return withLinks(block.text)
    case 'list':
      return block.items
        .map((item, index) => {
          const mark = block.ordered ? `${index + 1}. ` : '- '
          return mark + withLinks(item).replaceAll('\n', `\n${' '.repeat(mark.length)}`)
        })
        .join('\n')
    case 'table':
      return [block.head, block.head.map(() => '---'), ...block.rows]
        .map(
          (cells, row) =>
            `| ${cells.map((cell) => (row === 1 ? cell : inCell(cell))).join(' | ')} |`,
        )
        .join('\n')
  }
}

function withLinks(text: DocumentText): string {
  const links = linksOf(text).map(({ label, url }) => `[${escaped(label)}](<${inAddress(url)}>)`)
  return [escaped(plainText(text)), ...(links.length ? [`(${links.join(', ')})`] : [])].join(' ')
}

function inCell(text: string): string {
  return escaped(text).replaceAll('\n', '<br>')
}

function inAddress(url: string): string {
  return url.replaceAll('<', '%3C').replaceAll('>', '%3E')
}

/** Characters that begin markup anywhere, and those that do at the beginning of a line. */
const ANYWHERE = /[\\`*_[\]<>|~&]/g
const AT_THE_BEGINNING = /^(\s*)([#+=-]|\d+(?=[.)]))/gm

function escaped(text: string): string {
  return text
    .replace(ANYWHERE, '\\$&')
    .replace(AT_THE_BEGINNING, (_all, space: string, mark: string) =>
      /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
    )
}
