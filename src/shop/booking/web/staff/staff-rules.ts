import { EMAIL_MAX_LENGTH, emailRule } from '#platform/basics/domain/email-address.ts'
import { type LineRule, lineRule } from '#platform/basics/domain/line-rule.ts'
import {
  containsAddress,
  FULL_NAME_MAX_LENGTH,
  firstNameRule,
  fullNameRule,
  lastNameRule,
  NAME_MAX_LENGTH,
} from '#platform/persons/domain/person-name.ts'
import { COMPANY_MAX_LENGTH } from '#shop/seats/domain/registration-fields.ts'
import { type FieldProblem, lineProblem } from '../field-problems.ts'
import type { Person } from '../slot-values.ts'

/* The rules of the booking form in words for staff, who are addressed formally. */

/** Accepts what the rule accepts, with a message of its own. */
function inWords(rule: LineRule, wordsFor: (typed: string) => string): LineRule {
  return (typed) => (rule(typed) === null ? null : wordsFor(typed))
}

function nameInWords(rule: LineRule, maxLength: number, name: string): LineRule {
  const line = lineRule(maxLength)
  return inWords(
    rule,
    (typed) =>
      line(typed) ??
      (containsAddress(typed)
        ? `Bitte geben Sie als ${name} keine Web- oder E-Mail-Adresse an.`
        : 'Bitte geben Sie einen Namen ein.'),
  )
}

export const staffFirstNameRule = nameInWords(firstNameRule, NAME_MAX_LENGTH, 'Vornamen')

export const staffLastNameRule = nameInWords(lastNameRule, NAME_MAX_LENGTH, 'Nachnamen')

/** First and last name together. */
export const staffFullNameRule = nameInWords(fullNameRule, FULL_NAME_MAX_LENGTH, 'Namen')

const emailLine = lineRule(EMAIL_MAX_LENGTH)

export const staffEmailRule = inWords(
  emailRule,
  (typed) => emailLine(typed) ?? 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
)

export const staffCompanyRule = lineRule(COMPANY_MAX_LENGTH)

/** The problems of a person's fields, from top to bottom. The company may be empty. */
export function personProblems(path: string, person: Person): FieldProblem[] {
  return [
    ...lineProblem(
      `${path}.firstName`,
      person.firstName,
      staffFirstNameRule,
      'Bitte geben Sie den Vornamen ein.',
    ),
    ...lineProblem(
      `${path}.lastName`,
      person.lastName,
      staffLastNameRule,
      'Bitte geben Sie den Nachnamen ein.',
    ),
    ...lineProblem(
      `${path}.email`,
      person.email,
      staffEmailRule,
      'Bitte geben Sie die E-Mail-Adresse ein.',
    ),
    ...lineProblem(`${path}.company`, person.company, staffCompanyRule),
  ]
}
