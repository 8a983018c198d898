import {
  type DocumentBlock,
  plainText,
  type ToolDocument,
} from '../../lib/tool-documents/tool-document.ts'

/** How long a `mailto:` address may be: longer ones are cut or refused by some mail programs. */
const ADDRESS_MAX = 1900

/** The document as text for an e-mail, without any markup. */
export function minutesText({ title, subtitle, blocks, note }: ToolDocument): string {
  const parts = [title, ...(subtitle ? [subtitle] : []), ...blocks.map(blockText), note]
  return parts.reduce((text, part, index) => {
    const block = blocks[index - (subtitle ? 3 : 2)]
    // What a heading stands over follows without a gap.
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
      return block.rows.map(([first, ...rest]) => `- ${first} (${rest.join(', ')})`).join('\n')
  }
}

/** An address that opens a mail with the text, or with as many of its lines as an address holds. */
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

/** RFC 6068: everything encoded, lines ended by CRLF. */
function addressOf(subject: string, body: string): string {
  const encoded = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))
  return `mailto:?subject=${encoded(subject)}&body=${encoded(body)}`
}
