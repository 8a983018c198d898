import type { FixedMail, MailContent } from './mail-data.ts'
import { filledSubject } from './mail-text-values.ts'
import { registeredMails } from './registered-mails.ts'
import { withSafeNames } from './safe-names.ts'

// biome-ignore lint/suspicious/noControlCharactersInRegex: naming control characters is what this expression is for
const NOT_IN_A_HEADER = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

/** The subject of a mail, in one line whatever its data is: a line break would forge further headers. */
export function subjectOf(content: MailContent): string {
  const safe = withSafeNames(content)
  const fixed = registeredMails().fixedSubjects[safe.template as FixedMail] as
    | ((data: MailContent['data']) => string)
    | undefined
  const subject = fixed ? fixed(safe.data) : filledSubject(safe)
  return subject.replace(NOT_IN_A_HEADER, ' ').trim()
}
