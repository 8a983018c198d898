import type { OrganisationKind } from '../domain/site-facts.ts'
import type { PageOutline } from './page-outline.ts'
import { sentencesOf } from './page-passages.ts'
import { namesUnder } from './page-sections.ts'
import { AUDIENCE_HEADING, isGroup } from './site-extract-audiences.ts'
import type { Candidate } from './site-extract-identity.ts'
import { folded, isSpecific } from './site-text.ts'

/** Headings over the names of customers or of projects: all of their words, or that somebody trusts them. */
const REFERENCES =
  /^(?:(?:eine |kleine |auswahl |auszug |unserer?|aus|unseren|einige|ausgewaehlte?r?|realisierte|abgeschlossene|bisherige|aktuelle|our|selected|featured|recent|past|some of|latest|of) ?)*(?:referenz(?:en|liste|projekte|kunden|objekte)?|kunden|auftraggeber|fallstudien|erfolgsgeschichten|projekte|projektreferenzen|(?:clients|customers|projects)|work|case studies|success stories|references)(?:,? (?:die|der|aus|in|im|von|und|of|in|from|for) .{0,40}|[.:]?)$|(das|sie|diese|unternehmen).{0,20} vertrauen(?! sie)|vertrauen uns|^trusted by|they trust us/
/** Headings that sound alike and introduce no names. */
const NO_REFERENCES = /sagen|say|stimmen|service|portal|login|partner|branchen|industries|events/
/** Words of headings and calls to action that are no names of customers or projects. */
const NO_NAME =
  /\b(sie|ihre?|ihrem|wir|uns|unsere?|du|dein|you|your|our|we|us|jetzt|direkt|kontakt|details|mehr|alle|weitere|quicklinks?|namhafte|kunden|projekte|projects|clients|customers|forschung|lehre|ueberblick)\b/

/** Sentences that list customers: what stands before the names. */
const LISTED = [
  /\b(?:worked with|work with|working with|(?:our|of our) (?:\p{L}+ )?(?:clients|customers))\b[^.:;]{0,40}\b(?:include|including|such as|are) (.{3,200})/iu,
  /\b(?:clients|customers) (?:include|such as|like) (.{3,200})/iu,
  /\bzu unseren (?:\p{L}+ ){0,2}(?:kunden|auftraggebern|referenzen) (?:gehören|zählen) (?:unter anderem |u\. ?a\. |beispielsweise |z\. ?B\. )?(.{3,200})/iu,
  /\b(?:arbeiten|arbeiteten|gearbeitet) (?:bereits |schon )?(?:für|mit) (?:\p{L}+ ){0,2}(?:kunden|unternehmen|firmen) wie (.{3,200})/iu,
]
const LEGAL_FORM = /\b(GmbH|AG|KG|SE|e\.K\.|Ltd|Inc|LLC|plc|Group|Gruppe)\b/

/** Customers and projects that the page names as its own. Those of an association are what it does. */
export function referencesOn(page: PageOutline, kind: OrganisationKind): Candidate[] {
  const listed = kind === 'association' ? [] : namesUnder(page, REFERENCES, NO_REFERENCES)
  const served = new Set(namesUnder(page, AUDIENCE_HEADING))
  const names = listed
    .filter((text) => isReference(text) && !served.has(text))
    .map((text) => ({ text, weight: 3 }))
  return [...names, ...namesInSentences(page)]
}

function isReference(text: string): boolean {
  return isSpecific(text) && !NO_NAME.test(folded(text)) && !/\p{L}{5}\.$/u.test(text)
}

function namesInSentences({ blocks }: PageOutline): Candidate[] {
  const sentences = blocks
    .filter(({ region }) => region === 'main')
    .flatMap(({ text }) => sentencesOf(text))
  return sentences.flatMap((sentence) => {
    const list = LISTED.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean) ?? ''
    return namesIn(list).map((text) => ({ text, weight: 3, quote: sentence.slice(0, 400) }))
  })
}

/** The proper names in "A, B und C"; none where one of them is no name, because then it lists kinds of customers. */
function namesIn(list: string): string[] {
  const names = list
    .replace(/[.!]$/, '')
    .split(/, (?:and |und )?| (?:and|und|sowie|or|oder) /)
    .map((name) => name.replace(/^(?:die|der|das|den|the) /, '').trim())
  return names.length > 1 && names.every(isProperName) ? names : []
}

function isProperName(name: string): boolean {
  const words = name.split(' ')
  const isCapitalised = words.every(
    (word) => /^[\p{Lu}\d&]/u.test(word) || /^(of|the|von|der|de|für|for)$/.test(word),
  )
  const isWhole = words.length > 1 || LEGAL_FORM.test(name) || !isGroup(name)
  return name.length > 1 && words.length < 7 && isCapitalised && isWhole && isSpecific(name)
}
