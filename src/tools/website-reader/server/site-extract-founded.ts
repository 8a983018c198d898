import type { Block, PageOutline } from './page-outline.ts'
import { sentencesOf } from './page-passages.ts'
import { type Candidate, namesIt } from './site-extract-identity.ts'
import { hasLegalForm } from './site-legal-names.ts'
import { folded } from './site-text.ts'
import { topicOfAddress } from './site-topics.ts'

const YEAR = '(1[3-9]\\d{2}|20\\d{2})'
/** A year, with a day or a month where there is one. */
const DATE = `(?:\\p{L}+ |\\d{1,2}\\. ?(?:\\p{L}+ |\\d{1,2}\\. ?)?)?${YEAR}`
const NO_YEAR = '[^;!?\\d]'
const DATED = '(?:[^;!?\\d]|\\d{1,2}\\.(?!\\d{4}))'

/** What says that something was founded, with the year before or after it. */
const FOUNDED = [
  `${YEAR}${NO_YEAR}{0,80}?(?:gegründet|gründeten?|(?<!\\p{L})gründung|eröffnet|ins leben gerufen|begonnen|begann)`,
  `(?:gegründet|gründete|gründung|eröffnet|existiert|besteh(?:t|en)|begann|founded|established|formed|opened|began|started)${DATED}{0,60}?${DATE}`,
  `(?:gründung|founded|established|started)${NO_YEAR}{0,60}? (?:in|im) ${DATE}`,
].map((pattern) => new RegExp(pattern, 'iu'))

const WORK =
  '(?:handeln|bauen|arbeiten|backen|produzieren|fertigen|planen|entwickeln|betreuen|beraten|gestalten|verkaufen|brauen|drucken|pflegen|begleiten|bieten|vermittel[nt]|liefern|sind|stehen|steht|ist|gibt es|kochen|führen|unterstützen)'
/** It has done its work since that year. */
const SINCE = [
  `^seit (?:dem jahr |dem jahre )?${YEAR},? ${WORK} (?:wir\\b|uns\\b)`,
  `^wir\\b[^.]{0,60}\\b${WORK}\\b[^.]{0,30} seit (?:dem jahr )?${YEAR}\\b`,
  `\\b${WORK} (?:uns )?seit (?:dem jahr )?${YEAR}\\b`,
  `^since ${YEAR},? (?:we|our)\\b`,
  `\\bwe (?:first )?(?:have been|started|began)\\b[^.]{0,60}\\b(?:in|since) ${YEAR}`,
  `^\\p{L}+ing since ${YEAR}\\b`,
].map((pattern) => new RegExp(pattern, 'iu'))
/** A short line that says it in few words: "Qualität seit 1961", "Est. 1898". */
const LABEL = new RegExp(
  `^(?:\\D{0,45}(?:^| ))?(?:seit|since|est\\.?|established|gegründet|founded)(?: in| im jahre?)?:? ${YEAR}(?: (?:in|im|für|for) .{1,40})?[.!]?$`,
  'iu',
)

/** The year of something else: of a person, of a certificate, of a branch, of a new service. */
const OF_OTHERS =
  /\b(partner|[\p{L}]*zertifi\w*|qualifiziert|mitglied|mitgründer|gründungsmitglied|zugelassen|anerkannt\w*|niedergelassen\w*|tochter\w*|niederlassung|zweigstelle|zweigniederlassung|filiale|geboren|studium|geschäftsführer\w*|oberarzt|subsidiary|branch|certified|accredited|licensed|born|member|copyright|notar in|möglichkeit|predigten|auch)\b|©/iu
const YOUR_PARTNER = /\b(?:ihre?|your)(?: \p{L}+){0,2} partner\b/iu
/** The organisation in words of its kind. */
const ITSELF =
  /\b(wir|uns|unser\w*|meine?r?|we|our|i|my)\b|\b(die|der|das|des|the|this) (firma|unternehmen|betrieb|verein|stiftung|genossenschaft|klinik|club|praxis|kanzlei|schule|company|firm|club|school|practice|association|business)\w*\b/
/** Pages that tell about others. */
const OTHER_TOPICS = new Set(['customers', 'news', 'events', 'jobs'])

/** Years of foundation that the page names as such, of the organisation with this name. */
export function foundationsOn(page: PageOutline, name: string): Candidate[] {
  const topic = topicOfAddress(page.url)
  if (OTHER_TOPICS.has(topic ?? '')) return []
  const blocks = page.blocks.filter(({ region }) => region !== 'navigation')
  const isOwn = (text: string) => ownedBy(text, name)
  return [
    ...inTimeline(blocks, isOwn),
    ...blocks.flatMap(({ text }) => text.split(/\s*[|·•]\s*/)).flatMap((text) => inLabel(text)),
    ...blocks
      .flatMap(({ text }) => sentencesOf(text))
      .flatMap((sentence) => inSentence(sentence, isOwn)),
  ].map((found) => ({ ...found, weight: found.weight + (topic === 'about' ? 0.5 : 0) }))
}

function ownedBy(text: string, name: string): boolean {
  const isNamed = namesIt(text, name)
  return isNamed || (ITSELF.test(folded(text)) && !hasLegalForm(text))
}

function inSentence(sentence: string, isOwn: (text: string) => boolean): Candidate[] {
  if (OF_OTHERS.test(sentence.replace(YOUR_PARTNER, ''))) return []
  const founded = FOUNDED.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean)
  if (founded && isOwn(sentence)) {
    return [{ text: founded, weight: 3, quote: sentence }]
  }
  const since = SINCE.map((pattern) => pattern.exec(sentence)?.[1]).find(Boolean)
  return since && !founded ? [{ text: since, weight: 2, quote: sentence }] : []
}

function inLabel(text: string): Candidate[] {
  const year = OF_OTHERS.test(text) ? undefined : LABEL.exec(text)?.[1]
  return year ? [{ text: year, weight: 2, quote: text }] : []
}

const FOUNDATION =
  /^(?:(?:betriebs|firmen|vereins|unternehmens)?gründung(?:sjahr)?|gegründet|founded|year founded|established)\b:?(.*)$/iu
const ONLY_YEAR = new RegExp(`^(?:[\\p{L}.]{1,12} |\\d{1,2}\\.\\d{1,2}\\.)?${YEAR}$`, 'u')

/** "1895" in a line of its own, and "Gründung" in the next one, or the other way round. */
function inTimeline(blocks: readonly Block[], isOwn: (text: string) => boolean): Candidate[] {
  return blocks.flatMap(({ text }, at) => {
    const rest = text.length > 80 ? undefined : FOUNDATION.exec(text)?.[1]
    if (rest === undefined || !(rest.trim().length < 3 || isOwn(text))) return []
    const [before = '', after = ''] = [blocks[at - 1]?.text, blocks[at + 1]?.text]
    const earlier = ONLY_YEAR.exec(before)?.[1]
    const later = ONLY_YEAR.exec(after)?.[1]
    if (earlier) return [{ text: earlier, weight: 3, quote: `${before} ${text}` }]
    return later ? [{ text: later, weight: 3, quote: `${text} ${after}` }] : []
  })
}
