import { placeholdersIn } from '#platform/basics/domain/placeholder.ts'
import { FIRM_FACTS } from './firm-facts.ts'
import { idsOf, type PageContent, readPicture } from './page-content.ts'

/** The most characters of a text. */
export const CONTENT_MAX_LENGTH = {
  line: 300,
  paragraph: 6000,
  list: 1000,
  picture: 1000,
}

/** The name of one of the product's pictures, an uploaded picture, or the address of another one. */
const IMAGE = /^(?:[a-z0-9-]+|\/media\/[a-z0-9.-]+|https:\/\/\S+)$/

/** What is wrong with a text, as a sentence for staff; null where it can be stored. */
export function contentProblem(content: PageContent, text: string): string | null {
  const most = CONTENT_MAX_LENGTH[content.kind]
  if (text.length > most)
    return `Hier passen höchstens ${most.toLocaleString('de')} Zeichen hinein.`
  if (content.kind === 'list') return listProblem(content, text)
  if (text.trim() === '') return content.isOptional ? null : 'Dieser Text darf nicht leer sein.'
  if (content.kind === 'picture')
    return IMAGE.test(readPicture(text).image) ? null : 'Dieses Bild gibt es nicht.'
  if (content.kind === 'line' && /[\r\n]/.test(text))
    return 'Dieser Text steht in einer Zeile und hat keine Umbrüche.'
  return placeholderProblem([...content.values, ...Object.keys(FIRM_FACTS)], text)
}

function listProblem({ list }: PageContent, text: string): string | null {
  const ids = idsOf(text)
  const { least, most } = list ?? { least: 0, most: 0 }
  if (text !== ids.join(' ')) return 'Diese Liste ist nicht lesbar. Bitte laden Sie die Seite neu.'
  if (ids.length < least)
    return least === 1
      ? 'Diese Liste braucht mindestens einen Eintrag.'
      : `Diese Liste braucht mindestens ${least} Einträge.`
  return ids.length > most ? `Diese Liste hat höchstens ${most} Einträge.` : null
}

/** That a text has a placeholder which nothing fills in, as a sentence for staff; null where it has none. */
export function placeholderProblem(known: readonly string[], text: string): string | null {
  const unknown = placeholdersIn(text).find((name) => !known.includes(name))
  if (unknown === undefined) return null
  if (known.length === 0)
    return `In diesem Text wird der Platzhalter {{${unknown}}} nicht ausgefüllt.`
  return `Den Platzhalter {{${unknown}}} gibt es hier nicht. Möglich sind: ${known.map((name) => `{{${name}}}`).join(', ')}.`
}
