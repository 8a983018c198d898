import {
  ENDED_WAITING_DAYS,
  UNRELATED_MAIL_DAYS,
  WAITING_MONTHS,
} from '#platform/persons/domain/retention.ts'
import { personalFieldsInPolicy } from '#shop/seats/domain/registration-fields.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import { KEPT_DATA } from './kept-data.ts'

/** What the product does with data, by the names of the placeholders in the privacy policy. */
export function privacyValues(language: Language): Readonly<Record<string, string>> {
  return {
    angaben: personalFieldsInPolicy(language),
    loeschung: KEPT_DATA.byWebsite[language],
    aufbewahrung: KEPT_DATA.byFirm[language],
    warteliste_tage: String(ENDED_WAITING_DAYS),
    warteliste_monate: String(WAITING_MONTHS),
    mail_tage: String(UNRELATED_MAIL_DAYS),
  }
}

/** The names of these placeholders. */
export const PRIVACY_VALUES = Object.keys(privacyValues('de'))
