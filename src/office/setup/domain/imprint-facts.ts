import { placeholdersIn } from '#platform/basics/domain/placeholder.ts'
import { FIRM_FACTS, type FirmFact } from '#site/pages/domain/firm-facts.ts'
import { isSampleField } from '#site/pages/domain/firm-samples.ts'
import type { FirmValues, TextGroup } from '#site/pages/domain/firm-schema.ts'
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

/** The labels of facts in an imprint that are invented, and of those that are empty. */
interface ImprintGaps {
  invented: string[]
  empty: string[]
}

/**
 * What is missing in the imprint: facts that its texts name and that are still the sample, or empty.
 *
 * @param texts what visitors read, with placeholders, by language
 */
export function imprintGaps(
  values: FirmValues,
  texts: readonly { language: Language; words: string }[],
): ImprintGaps {
  const invented = new Set<string>()
  const empty = new Set<string>()
  for (const { language, words } of texts)
    for (const fact of placeholdersIn(words)) {
      const found = factOf(values, fact, language)
      if (found?.value === '') empty.add(found.label)
      else if (found?.isSample) invented.add(found.label)
    }
  return { invented: [...invented], empty: [...empty] }
}

function factOf(values: FirmValues, fact: string, language: Language) {
  const place = FIELDS[fact as FirmFact]
  if (!place) return undefined
  const [group, name] = place
  const ofGroup: Readonly<Record<string, string>> = values[group]
  const field = name in ofGroup ? name : `${name}${SUFFIX[language]}`
  const value = ofGroup[field] ?? ''
  return {
    label: FIRM_FACTS[fact as FirmFact],
    value,
    isSample: isSampleField(group, field, value),
  }
}
