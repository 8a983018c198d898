import type { MailText, Placeholder } from '../domain/mail-text.ts'
import type { PlaceholderValue } from '../domain/mail-text-placeholders.ts'
import type { MailDataOf } from './mail-data.ts'
import type { MailSettings } from './mail-settings.ts'

/** The names of the placeholders of one kind that a mail declares itself. */
type NamesOfKind<P, K> = {
  [Name in keyof P & string]: P[Name] extends { kind: K } ? Name : never
}[keyof P & string]

type Placeholdered = Readonly<Record<string, MailText<Readonly<Record<string, Placeholder>>>>>

/** For each mail of these texts, what fills its placeholders. Facts are also known when it is queued, for its subject. */
export type ValuesOf<Texts extends Placeholdered> = {
  [M in keyof Texts & keyof MailDataOf]: {
    facts: (data: MailDataOf[M]) => Record<NamesOfKind<Texts[M]['placeholders'], 'fact'>, string>
    sentences: (
      data: MailDataOf[M],
      settings: MailSettings,
    ) => Record<NamesOfKind<Texts[M]['placeholders'], 'sentence'>, PlaceholderValue>
  }
}
