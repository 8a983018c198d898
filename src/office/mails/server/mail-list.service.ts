import type { Logger } from 'pino'
import { searchWords } from '#platform/basics/domain/search-words.ts'
import { pageOf, readPosition } from '#platform/basics/server/newest-first.ts'
import type { Config } from '#platform/config/server/config.ts'
import type { Connection, Database } from '#platform/database/server/database.ts'
import type { Mail, MailDelivery, MailDetails, MailListQuery } from '#platform/mail/domain/mail.ts'
import { attachedNames, composeMail } from '#platform/mail/server/compose-mail.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { canBeGivenUp, isErasedMail, mailIdSchema } from '#platform/mail/server/stored-mail.ts'
import { mailErrors } from './mail.errors.ts'
import { findMailWithReference, type ListedMail, listMails } from './mail-list.repository.ts'
import { findTestMailArrival } from './test-mail-arrival.service.ts'
import { senderHash } from './test-mail-token.ts'

interface MailPage {
  mails: Mail[]
  /** The cursor of the next page; null when there is none. */
  nextCursor: string | null
}

/**
 * All mails, the newest first.
 *
 * @throws ProblemError 422 mail.bad_cursor
 */
export async function getMails(db: Database, query: MailListQuery): Promise<MailPage> {
  const { status, q, date, limit, cursor } = query
  const rows = await listMails(db, {
    status,
    words: searchWords(q ?? ''),
    dateId: date,
    before: readPosition(cursor, mailErrors.badCursor),
    limit: limit + 1,
  })
  const { page, nextCursor } = pageOf(rows, limit)
  return { mails: page.map(toMail), nextCursor }
}

const ERASED = { html: null, text: '', attachments: [], files: [] }

/**
 * One mail with its content, whether it was sent or not.
 *
 * @throws ProblemError 404 mail.not_found
 */
export async function getMail(
  db: Database,
  id: string,
  { settings, log }: { settings: MailSettings; log: Logger },
): Promise<MailDetails> {
  if (!mailIdSchema.safeParse(id).success) throw mailErrors.notFound()
  const found = await findMailWithReference(db, id)
  if (!found) throw mailErrors.notFound()
  const { mail, reference } = found
  const { registrationId, template } = mail
  const isErased = isErasedMail(mail)
  // The mail's status is shown even where its text cannot be rendered.
  const content = isErased
    ? ERASED
    : await composeMail(mail, settings).catch((err: unknown) => {
        log.error({ err, mailId: id, template }, 'a mail cannot be shown')
        return null
      })
  return {
    ...toMail(mail),
    registration: registrationId && reference ? { id: registrationId, reference } : null,
    canBeGivenUp: canBeGivenUp(mail),
    isErased,
    html: content?.html ?? null,
    text: content?.text ?? null,
    attachments: content ? attachedNames(content) : [],
  }
}

/**
 * The settings for outgoing mails.
 *
 * @param key of the tokens in mails to staff
 */
export async function getMailDelivery(
  db: Connection,
  config: Pick<Config, 'mail'>,
  settings: Pick<MailSettings, 'from' | 'replyTo'>,
  key: string,
): Promise<MailDelivery> {
  const { mail } = config
  const { from, replyTo } = settings
  return {
    // Without the credentials that SMTP_URL may contain.
    server: mail.smtpUrl ? new URL(mail.smtpUrl).host : null,
    from,
    replyTo: replyTo ?? null,
    staff: mail.staff ?? null,
    testArrivedAt: await findTestMailArrival(db, senderHash(key, config, settings)),
  }
}

/** The listed form of a mail. */
export function toMail({
  id,
  recipient,
  subject,
  status,
  attempts,
  notBefore,
  heldAt,
  lastError,
  smtpResponse,
  createdAt,
  sentAt,
}: ListedMail): Mail {
  return {
    id,
    recipient,
    subject,
    status,
    attempts,
    nextAttemptAt: status === 'waiting' ? (notBefore?.toISOString() ?? null) : null,
    heldSince: status === 'waiting' ? (heldAt?.toISOString() ?? null) : null,
    lastError,
    smtpResponse,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}
