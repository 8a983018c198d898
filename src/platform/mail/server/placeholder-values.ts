import type { PlaceholderValue } from '../domain/mail-text-placeholders.ts'
import type { PlaceholderName } from '../domain/mail-texts.ts'
import type { EditableMail, MailDataOf } from './mail-data.ts'
import type { MailSettings } from './mail-settings.ts'

/** For each of these mails, what fills its placeholders. Facts are also known when a mail is queued, for its subject. */
export type ValuesOf<T extends EditableMail> = {
  [M in T]: {
    facts: (data: MailDataOf[M]) => Record<PlaceholderName<M, 'fact'>, string>
    sentences: (
      data: MailDataOf[M],
      settings: MailSettings,
    ) => Record<PlaceholderName<M, 'sentence'>, PlaceholderValue>
  }
}
