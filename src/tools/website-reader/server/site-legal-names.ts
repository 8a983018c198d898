const FORMS = [
  '(?:GmbH|AG|SE|UG(?: \\(haftungsbeschränkt\\))?) (?:&|und) Co\\. ?(?:KGaA|KG|OHG)',
  'gGmbH|GmbH|PartG(?: ?mbB)?|Partnerschaft mbB|mbH|mbB|UG \\(haftungsbeschränkt\\)|UG|KGaA|AG|KG|OHG|GbR',
  'e\\. ?K\\.|e\\. ?V\\.|eG|SE|Ltd\\.?|Limited|LLC|LLP|PLLC|P\\.?C\\.?|plc|Inc\\.?|S\\.? ?à ?r\\.? ?l\\.?',
].join('|')
const WORD = "[\\p{L}\\p{N}&.+'’-]+"
/** The whole name at the beginning of a line, up to and including its legal form. */
const AT_START = new RegExp(
  `^(\\p{Lu}${WORD.slice(0, -1)}*(?: ${WORD}){0,7}? (?:${FORMS}))(?=$|[\\s,.;:)|·•–-])`,
  'u',
)
/** A legal form that continues after the one found: "GmbH" of "GmbH & Co. KG". */
const NO_NAME = /^(Die|Der|Das|Unsere?|The|Our|Als|Seit|Mit|Bei|In|Für|For|At) /

/** Words of a sentence about a name rather than of a name. */
const SENTENCE = / (?:aus|mit|bei|seit|ist|sind|wird|wurde|is|are|was|has|by|from|brand|Marke) /

/** The name with its whole legal form that begins the line; empty for none. */
export function legalNameAt(line: string): string {
  if (NO_NAME.test(line)) return ''
  const found = AT_START.exec(line)?.[1] ?? ''
  const rest = line.slice(found.length)
  const more = /^ (?:&|und) Co\. ?(?:KGaA|KG|OHG)/.exec(rest)?.[0] ?? ''
  return found && !SENTENCE.test(found) ? `${found}${more}` : ''
}

/** True where the text contains a legal form, which makes it the name of an organisation. */
export function hasLegalForm(text: string): boolean {
  return new RegExp(`(?<![\\p{L}])(?:${FORMS})(?=$|[\\s,.;:)|·•–-])`, 'u').test(text)
}

/** The name without its legal form. */
export function withoutForm(name: string): string {
  return name.replace(new RegExp(` (?:${FORMS})(?=$|[\\s,.;:)|]).*$`, 'u'), '')
}
