import { capitalised } from '#platform/basics/domain/capitalised.ts'
import {
  PLACEHOLDER,
  placeholderName,
  placeholdersIn,
} from '#platform/basics/domain/placeholder.ts'
import { type MailText, type MailTextPart, placeholdersOf } from './mail-text.ts'

/** What fills a placeholder; `href` makes it a link. Texts of other people never become links. */
export type PlaceholderValue = string | { text: string; href: string }
export type PlaceholderValues = Readonly<Record<string, PlaceholderValue>>

/** A part of a paragraph; a link where there is an address. */
export interface TextPiece {
  text: string
  href?: string
}

/**
 * What is wrong with the placeholders of a text, as a sentence for staff; null where they are all right: each is known to
 * the mail and allowed in that part, and none is missing that the part has to have.
 */
export function placeholderProblem(
  mail: Pick<MailText, 'placeholders'>,
  part: MailTextPart,
  text: string,
): string | null {
  const known = placeholdersOf(mail)
  const allowed = Object.keys(known).filter(
    (name) => part !== 'subject' || known[name]?.kind === 'fact',
  )
  const used = placeholdersIn(text)
  const unknown = used.find((name) => !Object.hasOwn(known, name))
  if (unknown !== undefined)
    return `Den Platzhalter {{${unknown}}} gibt es in dieser E-Mail nicht. ${possible(allowed)}`
  const notHere = used.find((name) => !allowed.includes(name))
  if (notHere !== undefined)
    return `{{${notHere}}} passt nicht in den Betreff. ${possible(allowed)}`
  const rest = text.replace(PLACEHOLDER, ' ')
  const single = Object.keys(known).find((name) =>
    new RegExp(`\\{\\s*${name}\\s*\\}`, 'iu').test(rest),
  )
  if (single !== undefined || /\{\{|\}\}/.test(rest))
    return `Ein Platzhalter steht in je zwei geschweiften Klammern, zum Beispiel {{${single ?? allowed[0]}}}.`
  const missing = Object.keys(known).find(
    (name) => known[name]?.requiredIn === part && !used.includes(name),
  )
  if (missing !== undefined)
    return `Hier fehlt {{${missing}}}. Ohne diese Angabe wäre die E-Mail unvollständig: ${known[missing]?.label}.`
  return null
}

function possible(names: readonly string[]): string {
  return `Möglich sind: ${names.map((name) => `{{${name}}}`).join(', ')}.`
}

/** A text in one line, filled in: a subject. */
export function filledLine(text: string, values: PlaceholderValues): string {
  return piecesOf(text.replace(/\s*\n\s*/g, ' '), values, false)
    .map((piece) => piece.text)
    .join('')
}

/**
 * The paragraphs of a text, filled in: each line is one. Addresses that staff wrote become links.
 *
 * @param continues whether the first paragraph continues a sentence, such as the salutation "Hallo Kim,"
 */
export function filledParagraphs(
  text: string,
  values: PlaceholderValues,
  continues = false,
): TextPiece[][] {
  return text
    .split('\n')
    .map((line, index) => piecesOf(line, values, continues && index === 0))
    .filter((pieces) => pieces.length > 0)
}

/** Where a sentence begins, a value begins with a capital letter. */
const AFTER_SENTENCE = /[.!?]["“”]?\s+$/

function piecesOf(line: string, values: PlaceholderValues, continues: boolean): TextPiece[] {
  let before = ''
  // Split at a pattern with one group, the texts and the names alternate.
  return withoutEmptyPlaceholders(line, values, continues)
    .split(PLACEHOLDER)
    .flatMap((part, index) => {
      const pieces =
        index % 2 === 0
          ? withLinks(part)
          : [
              valuePiece(
                values[placeholderName(part)],
                before === '' ? !continues : endsSentence(before),
              ),
            ]
      before += pieces.map(({ text }) => text).join('')
      return pieces
    })
}

function endsSentence(text: string): boolean {
  return AFTER_SENTENCE.test(text)
}

function valuePiece(value: PlaceholderValue = '', beginsSentence: boolean): TextPiece {
  if (typeof value !== 'string') return value
  return { text: beginsSentence ? capitalised(value) : value }
}

/** Removes placeholders without a value, with the white space and the punctuation that would be left over. */
function withoutEmptyPlaceholders(
  line: string,
  values: PlaceholderValues,
  continues: boolean,
): string {
  const rest = line.replace(PLACEHOLDER, (placeholder, name: string) =>
    values[placeholderName(name)] ? placeholder : '',
  )
  if (rest === line) return line.trim()
  const tidy = rest
    .replace(/\s+/g, ' ')
    .replace(/[ ,]+(?=[.,;:!?])/g, '')
    .replace(/^[\s.,;:!?]+/, '')
    .trim()
  return continues || rest.startsWith(line.charAt(0)) ? tidy : capitalised(tidy)
}

/** Addresses of websites and mailboxes, without punctuation that follows them. */
const ADDRESS =
  /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]}]|[\w.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,})/u

function withLinks(text: string): TextPiece[] {
  return text.split(ADDRESS).flatMap((part, index) => {
    if (part === '') return []
    if (index % 2 === 0) return { text: part }
    return { text: part, href: part.startsWith('http') ? part : `mailto:${part}` }
  })
}
