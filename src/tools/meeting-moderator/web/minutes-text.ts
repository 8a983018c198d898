import {
  type DocumentBlock,
  plainText,
  type ToolDocument,
} from '#tools/documents/web/tool-document.ts'

/** Maximum length of a `mailto:` URL: some mail programs cut or refuse longer ones. */
const ADDRESS_MAX = 1900

/** The document as plain text for an e-mail. */
export function minutesText({ title, subtitle, blocks, note }: ToolDocument): string {
  const parts = [title, ...(subtitle ? [subtitle] : []), ...blocks.map(blockText), note]
  return parts.reduce((text, part, index) => {
    const block = blocks[index - (subtitle ? 3 : 2)]
    // The block after a heading follows without an empty line.
    return text + (block?.kind === 'heading' ? '\n' : '\n\n') + part
  })
}

function blockText(block: DocumentBlock): string {
  switch (block.kind) {
    case 'heading':
      return block.text.toLocaleUpperCase()
    case 'paragraph':
      return plainText(block.text)
    case 'list':
      return block.items
        .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${plainText(item)}`)
        .join('\n')
    case 'table':
      return [rowText(block.head), ...block.rows.map((row) => `- ${rowText(row)}`)].join('\n')
  }
}

function rowText([first, ...rest]: readonly string[]): string {
  return `${first} (${rest.join(', ')})`
}

/** A `mailto:` URL with the text, or with as many of its lines as fit. */
export function mailAddress(
  subject: string,
  text: string,
  cut: string,
): { href: string; isCut: boolean } {
  const whole = addressOf(subject, text)
  if (whole.length <= ADDRESS_MAX) return { href: whole, isCut: false }
  const lines = text.split('\n')
  let kept = lines.length - 1
  const shortened = () => addressOf(subject, [...lines.slice(0, kept), '', cut].join('\n'))
  while (kept > 0 && shortened().length > ADDRESS_MAX) kept -= 1
  return { href: shortened(), isCut: true }
}

/** RFC 6068: everything is percent-encoded, and lines end with CRLF. */
function addressOf(subject: string, body: string): string {
  const encoded = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
  return `mailto:?subject=${encoded(subject)}&body=${encoded(body)}`
}
