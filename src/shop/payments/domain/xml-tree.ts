/** An element of an XML document, without the prefix of its namespace. */
export interface XmlNode {
  name: string
  attributes: string
  children: XmlNode[]
  /** What stands directly in it. */
  text: string
}

/** The document is not one that we read, with a German sentence for staff. */
export class UnreadableXml extends Error {}

/** More levels than any bank statement has: one with more is meant to exhaust what walks through it. */
const LEVELS_MAX = 200

const NOT_XML = 'Die Datei ist kein XML, oder sie ist unvollständig. Es wurde nichts übernommen.'
const DECLARES =
  'Die Datei enthält eine Dokumenttyp-Angabe (DTD). Kontoauszüge haben keine. Es wurde nichts übernommen.'
const TOO_DEEP = `Die Datei ist tiefer als ${LEVELS_MAX} Ebenen verschachtelt. Kein Kontoauszug ist so. Es wurde nichts übernommen.`

/** A comment, a section, an instruction, a declaration, or a tag, whose attributes may hold ">". */
const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!(?!--)[^>]*>|<(\/?)([A-Za-z_][\w.:-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/g

/** What no XML document may hold. */
const FORBIDDEN = /[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads an XML document as a tree. Stricter than libraries for HTML, which repair what they read: half a statement must
 * not be taken for a whole one. No entity but the five of XML is known, so none can be expanded to any size.
 *
 * @throws UnreadableXml for anything that is not well-formed, declares a document type, or is nested too deeply
 */
export function readXml(xml: string): XmlNode {
  if (FORBIDDEN.test(xml)) throw new UnreadableXml(NOT_XML)
  const root = newNode('', '')
  const open = [root]
  let end = 0
  for (const match of xml.matchAll(MARKUP)) {
    const parent = open.at(-1) as XmlNode
    addText(parent, decoded(xml.slice(end, match.index)))
    end = match.index + match[0].length
    take(match, open)
  }
  const [document, ...others] = root.children
  const hasRest = decoded(xml.slice(end)).trim() !== '' || root.text.trim() !== ''
  if (!document || others.length > 0 || open.length > 1 || hasRest) throw new UnreadableXml(NOT_XML)
  return document
}

/** @param open the elements that are open, from the outermost to the innermost */
function take(match: RegExpExecArray, open: XmlNode[]): void {
  const [markup, section, slash, qualified, attributes = '', isEmpty] = match
  const parent = open.at(-1) as XmlNode
  if (section !== undefined) {
    addText(parent, section)
    return
  }
  if (qualified === undefined) {
    const isDeclaration = markup.startsWith('<!') && !markup.startsWith('<!--')
    if (isDeclaration) throw new UnreadableXml(DECLARES)
    return
  }
  const name = qualified.slice(qualified.indexOf(':') + 1)
  if (slash) {
    if (parent.name !== name) throw new UnreadableXml(NOT_XML)
    open.pop()
    return
  }
  const node = newNode(name, attributes)
  parent.children.push(node)
  if (isEmpty) return
  if (open.length > LEVELS_MAX) throw new UnreadableXml(TOO_DEEP)
  open.push(node)
}

function newNode(name: string, attributes: string): XmlNode {
  return { name, attributes, children: [], text: '' }
}

function addText(node: XmlNode, text: string): void {
  if (text !== '') node.text += text
}

function decoded(text: string): string {
  if (text.includes('<')) throw new UnreadableXml(NOT_XML)
  if (!text.includes('&')) return text
  return text.replace(/&([^;]{0,12})(;?)/g, (_, entity: string, end: string) => {
    const character = end && (NAMED[entity] ?? numbered(entity))
    if (!character) throw new UnreadableXml(NOT_XML)
    return character
  })
}

/** "#228" and "#xE4" as "ä"; '' for anything else. */
function numbered(entity: string): string {
  const [, hexadecimal, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(entity) ?? []
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? 0)
  const character = code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
  return FORBIDDEN.test(character) ? '' : character
}

/** The children of that name. */
export function childrenOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? []
}

/** The first element at the end of a path; undefined where there is none. */
export function at(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>(
    (parent, name) => parent?.children.find((child) => child.name === name),
    node,
  )
}

/** The text at the end of a path, with single spaces; '' where there is none. */
export function textAt(node: XmlNode | undefined, ...path: readonly string[]): string {
  return (
    at(node, ...path)
      ?.text.replace(/\s+/g, ' ')
      .trim() ?? ''
  )
}
