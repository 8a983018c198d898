/** An element of XML as text. */
export type XmlText = string

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
/** What XML 1.0 cannot hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is what this expression is for
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

function escaped(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (one) => ESCAPED[one] ?? one)
}

/**
 * An element around a text, with attributes; '' where there is no text: rules of e-invoices forbid empty elements.
 */
export function leaf(
  name: string,
  text: string | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): XmlText {
  if (!text) return ''
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return `<${name}${written.join('')}>${escaped(text)}</${name}>`
}

/** An element around others; '' where there are none, unless it has to be there. */
export function node(
  name: string,
  children: readonly XmlText[],
  { isNeeded = false } = {},
): XmlText {
  const inside = children.join('')
  if (inside === '') return isNeeded ? `<${name}/>` : ''
  return `<${name}>${inside}</${name}>`
}
