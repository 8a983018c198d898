import { storedLine } from '#platform/basics/domain/line-rule.ts'
import type { MailTemplate } from '#platform/mail/server/mail-data.ts'
import {
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
} from '#shop/seats/domain/registration-fields.ts'

/** For each field of a registration, what of its text a mail shows; '' where it is invalid, or not declared for the mail. */
export const TYPED_TEXTS: Readonly<
  Record<string, (text: string, template: MailTemplate) => string>
> = Object.fromEntries(
  REGISTRATION_FIELD_NAMES.map((name) => {
    const { rule, shownIn } = REGISTRATION_FIELDS[name]
    return [
      name,
      (text: string, template: MailTemplate) =>
        shownIn.some((place) => place === template) && rule(text) === null ? storedLine(text) : '',
    ]
  }),
)
