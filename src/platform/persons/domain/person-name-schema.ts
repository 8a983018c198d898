import { lineSchema } from '#platform/basics/domain/text.ts'
import { firstNameRule, fullNameRule, lastNameRule } from './person-name.ts'

/** A first name, see {@link firstNameRule}. */
export const firstName = lineSchema(firstNameRule)

/** A last name, see {@link lastNameRule}. */
export const lastName = lineSchema(lastNameRule)

/** First and last name together, see {@link fullNameRule}. */
export const fullName = lineSchema(fullNameRule)
