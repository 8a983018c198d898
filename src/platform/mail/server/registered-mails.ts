import type { ReactElement } from 'react'
import type { Connection } from '#platform/database/server/database.ts'
import type { MailText } from '../domain/mail-text.ts'
import type { PlaceholderValue } from '../domain/mail-text-placeholders.ts'
import type { EditableMail, FixedMail, MailContent, MailDataOf, MailTemplate } from './mail-data.ts'
import type { MailSettings } from './mail-settings.ts'
import type { TemplateProps } from './template-props.ts'

/** A calendar file attached to a mail. */
export interface MailAttachment {
  fileName: string
  method: 'REQUEST' | 'CANCEL'
  /** The file (RFC 5545). */
  content: string
}

/** A stored file attached to a mail. Its bytes are not kept with the mail: they are read when it is sent. */
export interface MailFile {
  fileName: string
  contentType: string
  /** @throws Error where the file was deleted meanwhile */
  read: (db: Connection) => Promise<Buffer | string>
}

/** What fills the placeholders of a mail. Facts are also known when it is queued, for its subject. */
export interface MailValues<T extends MailTemplate> {
  facts: (data: MailDataOf[T]) => Record<string, string>
  sentences: (data: MailDataOf[T], settings: MailSettings) => Record<string, PlaceholderValue>
}

/** The mails of some templates. The compiler asks for each of them. */
export interface MailsOf<T extends MailTemplate> {
  /** The original texts of each mail that staff can write. */
  texts: Readonly<Record<T & EditableMail, MailText>>
  values: { [K in T & EditableMail]: MailValues<K> }
  /** Invented data, with which staff see the texts that they write. */
  samplesOn: (now: Date) => { [K in T & EditableMail]: MailDataOf[K] }
  /** Loads the templates. That takes a third of a second, so it happens only when they are needed. */
  loadTemplates: () => Promise<{ [K in T]: (props: TemplateProps<K>) => ReactElement }>
}

/** All mails of the product. */
export interface Mails extends MailsOf<MailTemplate> {
  /** The subjects that staff cannot change. */
  fixedSubjects: { [T in FixedMail]: (data: MailDataOf[T]) => string }
  attachmentsOf: (
    content: MailContent,
    mailing: {
      attendee: { name: string; address: string }
      queuedAt: Date
      settings: MailSettings
    },
  ) => MailAttachment[]
  /** The stored files attached to a mail. */
  filesOf: (content: MailContent) => MailFile[]
  /** Mails to the firm itself. They show staff what was typed, unchanged. */
  toTheFirm: readonly MailTemplate[]
  /** What a mail may show of a text that a booker typed, by the key of its data; '' for nothing. */
  typedTexts: Readonly<Record<string, (text: string, template: MailTemplate) => string>>
}

let mails: Mails | undefined

/** Registers the mails of all subjects. Called once, where the product is put together. */
export function registerMails(all: Mails): void {
  mails = all
}

/** @throws where nothing is registered, because `src/app/server/mails.ts` was not loaded */
export function registeredMails(): Mails {
  if (!mails) throw new Error('No mails are registered: src/app/server/mails.ts was not loaded.')
  return mails
}
