import { randomUUID } from 'node:crypto'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import {
  changesOf,
  type EditContext,
  requireVersion,
  storeEdit,
} from '#platform/editing/server/edits.service.ts'
import { listLastEdits } from '#platform/editing/server/revisions.repository.ts'
import {
  MAIL_TEXT_PARTS,
  type MailText,
  type MailTexts,
  placeholdersOf,
} from '#platform/mail/domain/mail-text.ts'
import { placeholderProblem } from '#platform/mail/domain/mail-text-placeholders.ts'
import { composeMail } from '#platform/mail/server/compose-mail.ts'
import type { EditableMail, MailContent } from '#platform/mail/server/mail-data.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { subjectOf } from '#platform/mail/server/mail-subjects.ts'
import {
  editedMails,
  isEditedMail,
  mailTextOf,
  placeholderSamples,
} from '#platform/mail/server/mail-text-values.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import type { ListedMailText, MailPreview } from '../domain/mail-text-edit.ts'
import { mailTextErrors } from './mail-texts.errors.ts'
import {
  listMailTexts,
  lockMailText,
  type MailTextRow,
  type OwnMailTexts,
  putMailText,
} from './mail-texts.repository.ts'
import { sampleMail } from './sample-mails.ts'

interface Samples {
  now: Date
  settings: MailSettings
}

/** Every mail whose texts staff can write: what it is, its original and own texts, and its placeholders. */
export async function getMailTexts(db: Database, samples: Samples): Promise<ListedMailText[]> {
  const [rows, edits] = await Promise.all([listMailTexts(db), listLastEdits(db, 'mail_text')])
  const byTemplate = new Map(rows.map((row) => [row.template, row]))
  return editedMails().map((template) => {
    const edit = edits.get(template)
    return {
      ...listed(template, byTemplate.get(template), samples),
      editedBy: edit?.editedBy ?? null,
      editedAt: edit?.createdAt.toISOString() ?? null,
    }
  })
}

/**
 * Gives a mail other texts, see {@link storeMailTexts}.
 *
 * @param texts null for the original
 * @throws ProblemError 404 mail_text.not_found; 412 content.changed_meanwhile; 422 mail_text.bad_placeholders
 */
export async function editMailText(
  db: Database,
  name: string,
  texts: MailTexts | null,
  context: EditContext & { settings: MailSettings },
): Promise<ListedMailText> {
  const template = requireEditedMail(name)
  return inTransaction(db, async (tx) => {
    const { row } = await storeMailTexts(tx, template, texts, context)
    const edits = await listLastEdits(tx, 'mail_text')
    const last = edits.get(template)
    return {
      ...listed(template, row, context),
      editedBy: last?.editedBy ?? null,
      editedAt: last?.createdAt.toISOString() ?? null,
    }
  })
}

/**
 * Stores other texts of a mail, with the revisions and the entry in the audit log. A part that is the original is not
 * stored, so it follows when a later version of the product changes it.
 *
 * @param texts null for the original
 * @returns what is stored now, undefined where nothing ever was, and the parts that changed
 * @throws ProblemError 404 mail_text.not_found; 412 content.changed_meanwhile; 422 mail_text.bad_placeholders
 */
export async function storeMailTexts(
  tx: Transaction,
  name: string,
  texts: MailTexts | null,
  context: EditContext,
): Promise<{ row: MailTextRow | undefined; changed: string[] }> {
  const template = requireEditedMail(name)
  const original = textsOf(mailTextOf(template))
  const edit = texts ?? original
  requirePlaceholders(template, edit)
  const row = await lockMailText(tx, template)
  const values = inForce(template, row)
  const subject = { subject: 'mail_text' as const, subjectId: template }
  const version = row?.version ?? 0
  await requireVersion(tx, { ...subject, version, values, edit }, context.expected)
  const changes = changesOf(values, edit)
  if (changes.length === 0) return { row, changed: [] }
  const own = ownTexts(edit, original)
  const written = { template, ...own, version: version + 1, updatedAt: context.now }
  await putMailText(tx, written)
  await storeEdit(tx, { ...subject, version: written.version, changes }, context)
  return { row: written, changed: changes.map(({ field }) => field) }
}

/**
 * The mail with these texts and sample data, as its recipient would get it.
 *
 * @throws ProblemError 404 mail_text.not_found; 422 mail_text.bad_placeholders
 */
export async function previewMailText(
  name: string,
  texts: MailTexts,
  { now, settings }: Samples,
): Promise<MailPreview> {
  const content = sampleWith(name, texts, now)
  const subject = subjectOf(content)
  const { html, text } = await composeMail(
    { ...content, subject, recipient: 'kim@example.com', createdAt: now },
    settings,
  )
  return { subject, html, text }
}

/**
 * Sends the mail with these texts and sample data to the administrator, recorded as "mail.test_sent".
 *
 * @returns the mail's id, by which its status can be read
 * @throws ProblemError 404 mail_text.not_found; 422 mail_text.bad_placeholders
 */
export async function sendSample(
  db: Database,
  name: string,
  texts: MailTexts,
  { now, actor }: { now: Date; actor: string },
): Promise<string> {
  const content = sampleWith(name, { ...texts, subject: `Test: ${texts.subject}` }, now)
  return inTransaction(db, async (tx) => {
    const [mail] = await queueMails(tx, [
      {
        ...content,
        dedupeKey: `mail_text.sample/${randomUUID()}`,
        recipient: actor,
        registrationId: null,
      },
    ])
    if (!mail) throw new Error('The database stored a mail and returned nothing')
    await recordAction(tx, { actor, action: 'mail.test_sent', subjectId: mail.id, details: {} })
    return mail.id
  })
}

/** The German names of mails, by template, for the audit log. */
export function mailTextNames(templates: string[]): Map<string, string> {
  return new Map(templates.filter(isEditedMail).map((one) => [one, mailTextOf(one).name]))
}

function sampleWith(name: string, texts: MailTexts, now: Date): MailContent {
  const template = requireEditedMail(name)
  requirePlaceholders(template, texts)
  const sample = sampleMail(template, now)
  return {
    ...sample,
    data: { ...sample.data, ownTexts: { ...texts, isSample: true } },
  } as MailContent
}

function requireEditedMail(name: string): EditableMail {
  if (!isEditedMail(name)) throw mailTextErrors.notFound()
  return name
}

function requirePlaceholders(template: EditableMail, texts: MailTexts): void {
  const errors = MAIL_TEXT_PARTS.flatMap((part) => {
    const message = placeholderProblem(mailTextOf(template), part, texts[part])
    return message === null ? [] : [{ path: part, message }]
  })
  if (errors.length > 0) throw mailTextErrors.badPlaceholders(errors)
}

function textsOf({ subject, opening, closing }: MailText): MailTexts {
  return { subject, opening, closing }
}

function inForce(template: EditableMail, row: OwnMailTexts | undefined): MailTexts {
  const original = mailTextOf(template)
  return {
    subject: row?.subject ?? original.subject,
    opening: row?.opening ?? original.opening,
    closing: row?.closing ?? original.closing,
  }
}

function ownTexts(texts: MailTexts, original: MailTexts): OwnMailTexts {
  const own = (part: keyof MailTexts) => (texts[part] === original[part] ? null : texts[part])
  return { subject: own('subject'), opening: own('opening'), closing: own('closing') }
}

function listed(
  template: EditableMail,
  row: MailTextRow | undefined,
  { now, settings }: Samples,
): Omit<ListedMailText, 'editedBy' | 'editedAt'> {
  const mail = mailTextOf(template)
  const { occasion, name, when, to } = mail
  const samples = placeholderSamples(sampleMail(template, now), settings)
  return {
    ...{ template, occasion, name, when, to },
    original: textsOf(mail),
    own: {
      subject: row?.subject ?? null,
      opening: row?.opening ?? null,
      closing: row?.closing ?? null,
    },
    placeholders: Object.entries(placeholdersOf(mail)).map(
      ([placeholder, { kind, label, requiredIn }]) => ({
        name: placeholder,
        kind,
        label,
        requiredIn: requiredIn ?? null,
        sample: samples[placeholder] ?? '',
      }),
    ),
    version: row?.version ?? 0,
  }
}
