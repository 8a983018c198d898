import { lineSchema } from '../text.ts'
import { fullNameRule, personNameRule } from './person-name.ts'

/** A first or a last name, see {@link personNameRule}. */
export const personName = lineSchema(personNameRule)

/** First and last name together, see {@link fullNameRule}. */
export const fullName = lineSchema(fullNameRule)
