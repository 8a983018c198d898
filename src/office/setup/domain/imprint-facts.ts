import { placeholdersIn } from '#platform/basics/domain/placeholder.ts'
import type { FirmFact } from '#site/pages/domain/firm-facts.ts'
import { isSampleField } from '#site/pages/domain/firm-samples.ts'
import { type FirmValues, fieldsOf, type TextGroup } from '#site/pages/domain/firm-schema.ts'
import type { Language } from '#site/pages/domain/languages.ts'

/** Where the facts that an imprint names are set. Of a fact in both languages, the field without "De" or "En". */
const FIELDS: Partial<Record<FirmFact, readonly [group: TextGroup, field: string]>> = {
  firma: ['contact', 'name'],
  rechtsname: ['contact', 'legalName'],
  strasse: ['address', 'street'],
  plz: ['address', 'postalCode'],
  ort: ['address', 'city'],
  telefon: ['contact', 'phone'],
  email: ['contact', 'email'],
  vertretung: ['legal', 'representedBy'],
  registergericht: ['legal', 'registerCourt'],
  registernummer: ['legal', 'registerNumber'],
  ust_id: ['legal', 'taxId'],
  verantwortlich: ['legal', 'contentResponsible'],
}
const SUFFIX = { de: 'De', en: 'En' } as const

/** A fact that an imprint names and that is missing. */
interface ImprintGap {
  group: TextGroup
  /** The label of its field. */
  label: string
  /** Empty; otherwise it is the invented one of the sample. */
  isEmpty: boolean
}

/**
 * What is missing in the imprint: facts that its texts name and that are still the sample, or empty.
 *
 * @param texts what visitors read, with placeholders, by language
 */
export function imprintGaps(
  values: FirmValues,
  texts: readonly { language: Language; words: string }[],
): ImprintGap[] {
  const gaps = new Map<string, ImprintGap>()
  for (const { language, words } of texts)
    for (const fact of placeholdersIn(words)) {
      const gap = gapOf(values, fact, language)
      if (gap) gaps.set(gap.label, gap)
    }
  return [...gaps.values()]
}

function gapOf(values: FirmValues, fact: string, language: Language): ImprintGap | undefined {
  const place = FIELDS[fact as FirmFact]
  if (!place) return undefined
  const [group, name] = place
  const fields = fieldsOf(group)
  const field = name in fields ? name : `${name}${SUFFIX[language]}`
  const value = (values[group] as Readonly<Record<string, string>>)[field] ?? ''
  const label = fields[field]?.label ?? field
  if (value === '') return { group, label, isEmpty: true }
  return isSampleField(group, field, value) ? { group, label, isEmpty: false } : undefined
}
