import { QUOTE_MAX_LENGTH } from '../domain/site-facts.ts'
import type { PageOutline } from './page-outline.ts'
import { sentencesOf } from './page-passages.ts'
import { type Group, groupsOf } from './page-sections.ts'
import type { Candidate } from './site-extract-identity.ts'
import { folded, isSpecific, shortened } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

const SENTENCE_MAX_LENGTH = 200

const WORK_DE =
  '(?:\\w*stellen?|stellen(?:angebote|anzeigen|ausschreibungen)|jobs?|jobangebote|vakanz(?:en)?|positionen?|ausbildungspl(?:a|ae)tze?|praktik(?:a|um)|praktikumspl(?:a|ae)tze?)'
const NOW_DE =
  '(?:aktuell|derzeit|zurzeit|zur zeit|momentan|im moment|im augenblick|augenblicklich|gegenwaertig|gerade|leider|bis auf weiteres)'
const WORK_EN =
  '(?:vacanc(?:y|ies)|openings?|jobs?|(?:open )?(?:positions?|roles?)|job offers?|opportunities|apprenticeships?)'
const NOW_EN = '(?:currently|at present|at the moment|right now|at this time|presently|for now)'

/** Phrases for no vacancies, matched against folded text. Each limits the distance between its words. */
const NONE = [
  `\\bkeine?n? (?:(?:weiteren?|neuen?|offenen?|freien?|vakanten?|ausgeschriebenen?|passenden?) ){0,2}${WORK_DE}\\b`,
  `${NOW_DE}\\b.{0,40}\\bkeine?n?\\b.{0,40}\\b(?:mitarbeit|bewerb|verstaerkung|${WORK_DE}\\b)`,
  `\\bstellen\\b.{0,30}\\bbesetzt\\b`,
  `\\b(?:suchen wir|wir suchen)\\b.{0,30}\\b(?:niemanden|keine (?:neuen |weiteren )?(?:mitarbeit|kolleg|leute|verstaerkung))`,
  `^${NOW_DE},? keine\\.?$|^keine\\.?$`,
  `\\bno (?:(?:current|open|further|new|suitable|available|job) ){0,2}${WORK_EN}\\b`,
  `(?:\\bnot|n['’]t) (?:${NOW_EN} )?(?:have|hiring|recruiting|looking for|offer(?:ing)?|advertising)\\b.{0,40}\\b(?:${WORK_EN}|staff|people|anyone|${NOW_EN})\\b`,
  `(?:\\bnot|n['’]t) (?:${NOW_EN} )?(?:hiring|recruiting)\\b`,
  `\\bthere are(?: ${NOW_EN})? none\\b|\\bnone ${NOW_EN}`,
  `\\b(?:positions|vacancies|roles|jobs) (?:are|have been) (?:${NOW_EN} )?(?:all )?filled\\b`,
].map((pattern) => new RegExp(pattern))

/** Titles for all genders, and words that end the names of occupations, folded. */
const ALL_GENDERS =
  /[([](?:\s?[mwdfxgin]\s?[/|*,]\s?){1,2}[mwdfxin]\s?[)\]]|\(all genders\)|\(gn\)/i
const OCCUPATION =
  /((?:^|\w)(?:er|ern|erin|erinnen|ist|istin|isten|kraft|kraefte|kraeften|mann|frau|leute|hilfe|hilfen|gehilfe|geselle|gesellen|gesellin|leitung|azubis?|assistenz|koch|koechin|arzt|aerztin|anwalt|anwaeltin|ingenieurin?|ingenieure|monteurin?|monteure|friseurin?|redakteurin?|praktikant|praktikantin|praktikum|ausbildung|student|studentin|assistentin?|assistant|referentin?|dozentin?|dozenten|trainees?|sekretaerin?|elektroniker|manager|managerin|engineers?|developers?|technicians?|operators?|machinists?|teachers?|nurses?|drivers?|directors?|coordinators?|specialists?|consultants?|designers?|accountants?|substitutes?|clerks?|officers?|interns?|internship|apprentices?|apprenticeship|chefs?|cooks?|servers?|mechanics?|receptionists?|hygienists?|therapists?|aides?|coach|coaches|bookkeepers?|attorneys?|paralegals?|representatives?|associates?|welders?|plumbers?|electricians?|lehrstelle|fsj|bufdi|mfa|zfa|pta|mta|(?:aus)?zubildenden?[rn]?|lehrling|lernende[rn]?|mitarbeitende[rn]?|angestellte[rn]?|innen))(?=$|[^\p{L}])/u

/** Headings over vacancies: that there are some, or that somebody is looked for. */
const POSITIONS =
  /\b(offene (stellen|positionen|jobs)|(aktuelle|unsere|freie) (offenen? )?(stellen\w*|jobs|jobangebote|positionen|ausschreibungen|vakanzen)|stellen(angebote|anzeigen|ausschreibungen|markt)|jobangebote|ausbildungsplaetze|wir suchen|(current |open |available )(positions|openings|jobs|roles|vacancies)|vacancies|job openings|we are hiring|we re hiring)\b|^(karriere|jobs|careers)\b|\bjoin (our|the)( \w+)? team\b/
const NO_POSITIONS = /besetzen|finden|finde\b|schalten|inserieren|portal|newsletter/
/** Invitations to apply without a named position. */
const UNSOLICITED =
  /initiativ|blindbewerbung|unsolicited|speculative|open application|bewerbung|apply|\bteam\b|kontakt|unternehmen/

/** Sentences and headings that somebody is looked for, folded. */
const LOOKED_FOR = [
  /\bwir (suchen|stellen ein)\b|\bsuchen wir\b|\b(verstaerkung|mitarbeiter\w*|kolleg\w*|dozent\w*) gesucht\b|^\S.{2,60} gesucht\b/,
  /\b(werde|werden sie) (ein )?teil (unseres|des|vom|von|unsrem)\b.{0,30}\b(teams?|familie|unternehmens|verein\w*|feuerwehr|mannschaft)\b|\b(werde|werden sie) teil (unseres|des) teams\b/,
  /\bmoechtest du\b.{0,40}\b(bei uns|unser team|mitmachen|mitarbeiten|werden)\b|\bdu moechtest\b.{0,40}\b(bei uns|werden)\b/,
  /\bwe (are|re) (currently |always |now )?(hiring|recruiting|looking for|seeking)\b|\bwe (are )?currently (hiring|looking for|seeking)\b|^join (our|the) team\b|\bnow hiring\b|\bhelp wanted\b|\bvolunteers? (are |always )*(wanted|needed|welcome)\b/,
  /\bwir sind\b.{0,20}\bauf der suche nach\b|\bwerden? (sie |auch |jetzt |noch heute )*(aktives |foerder)?mitglied\b|\bneue (aktive )?mitglieder\b|\b(mitglieder|helfer\w*|ehrenamtliche) (gesucht|willkommen)\b|\bnew members\b|\bbecome a volunteer\b/,
]
/** Whom one looks for: workers and helpers, not rooms, answers or customers. */
const WORKERS =
  /\b(dich|euch|verstaerkung|mitarbeit\w*|kolleg\w*|fachkraeft\w*|personal|azubis?|auszubildende\w*|aushilf\w*|helfer\w*|ehrenamt\w*|mitglied\w*|talente?|team|teams|familie|feuerwehr|dozent\w*|trainer\w*|hiring|recruiting|staff|employees|people|volunteers?|members?|recruits)\b/
const NO_WORKERS =
  /(finden|suchen) sie (?!eine)|ihre? (mitarbeiter|personal)|fuer (sie|ihr|unsere kunden|ihre)|interessent|immobilie|sponsor|raeume|partner\b|kunden\b/

/**
 * Vacancies: titles of positions under such headings, and, where the page names none, the sentence that somebody is looked
 * for. Menu entries do not count, and a page that says that nothing is vacant has none.
 */
export function jobsOn(page: PageOutline): Candidate[] {
  const blocks = page.blocks.filter(({ region }) => region === 'main')
  const sentences = blocks.flatMap(({ text }) => sentencesOf(text))
  if (sentences.some((text) => !text.endsWith('?') && saysNoVacancy(text))) return []
  const isAboutJobs = topicOfAddress(page.url) === 'jobs'
  const shown = [...blocks, ...page.links].map(({ text }) => text)
  const titles = [
    ...shown.filter((text) => ALL_GENDERS.test(text) && /^[\p{Lu}\d(„"]/u.test(text)),
    ...positionsIn(groupsOf(page), isAboutJobs),
  ].filter(isTitle)
  if (titles.length > 0) return titles.map((text) => ({ text, weight: 3 }))
  return sentences
    .filter((sentence) => saysLookedFor(sentence, isAboutJobs))
    .map((sentence) => ({
      text: shortened(sentence.split(/(?<=[?!]) /)[0] ?? '', SENTENCE_MAX_LENGTH),
      weight: 1,
      quote: sentence.slice(0, QUOTE_MAX_LENGTH),
    }))
}

/** The names in lists of positions: those that name an occupation, and the others beside them. */
function positionsIn(groups: readonly Group[], isAboutJobs: boolean): string[] {
  const isMeant = (text: string) => POSITIONS.test(folded(text)) && !NO_POSITIONS.test(folded(text))
  const listed = groups.filter(({ heading, eyebrow }) => isMeant(heading) || isMeant(eyebrow))
  const named = groups.filter((group) => {
    const count = group.texts.filter(isOccupation).length
    const least = listed.includes(group) ? 1 : 2
    return group.kind === 'heading' && count >= least && count * 2 >= group.texts.length
  })
  return [
    ...listed
      .filter(({ kind }) => kind !== 'paragraph')
      .flatMap(({ texts }) => texts)
      .filter(isOccupation),
    ...named.filter((group) => isAboutJobs || listed.includes(group)).flatMap(({ texts }) => texts),
  ]
}

function isTitle(text: string): boolean {
  return isSpecific(text, { maxLength: 110, maxWords: 14 }) && !UNSOLICITED.test(folded(text))
}

/** True for a short line with a word that names an occupation. */
function isOccupation(text: string): boolean {
  const words = text.split(/[ /]+/).filter((word) => /^\p{Lu}/u.test(word))
  const isLine =
    text.split(' ').length <= 9 && !/[.!?]$|\b(uns|wir|was|unsere?|your|our|we)\b/i.test(text)
  return isLine && words.some((word) => OCCUPATION.test(folded(word)))
}

function saysLookedFor(sentence: string, isAboutJobs: boolean): boolean {
  const words = folded(sentence).replace(/['’]/g, ' ')
  if (!LOOKED_FOR.some((pattern) => pattern.test(words)) || NO_WORKERS.test(words)) return false
  return WORKERS.test(words) || (isAboutJobs && sentence.split(/[ /]+/).some(isOccupation))
}

/** True where a sentence or heading in German or English says that there are no vacancies. */
export function saysNoVacancy(text: string): boolean {
  const words = folded(text)
  return NONE.some((pattern) => pattern.test(words))
}
