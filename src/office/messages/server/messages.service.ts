import { createHash, randomUUID } from 'node:crypto'
import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Connection, Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueAgain, queueMails } from '#platform/mail/server/mails.repository.ts'
import {
  claimIdempotencyKey,
  findIdempotencyRecord,
  storeReceipt,
} from '#shop/booking/server/idempotency.repository.ts'
import { findDate } from '#shop/trainings/server/training-dates.repository.ts'
import {
  type Message,
  type MessageRecipients,
  type MessageTest,
  RECIPIENTS_MAX,
  type SentMessage,
} from '../domain/message.ts'
import { messageContent, messageMails } from './message-mails.ts'
import { fingerprintOf, type MessageRecipient, recipientsOf } from './message-recipients.ts'
import { listMessageSeats } from './message-seats.repository.ts'
import { messageErrors } from './messages.errors.ts'
import {
  findMessage,
  insertMessage,
  lockFailedMails,
  messageIdSchema,
  setRecipients,
} from './messages.repository.ts'

/** Most seats that staff choose: each recipient may have some. */
const SEATS_MAX = 4 * RECIPIENTS_MAX

/**
 * Sends a message of staff: one mail to each address, in one transaction with its entry in the audit log. With an
 * idempotency key, a repeated request gets the first answer and sends nothing.
 *
 * @param context.actor the administrator's e-mail, for the message and the audit log
 * @throws ProblemError 409 message.no_recipients, .recipients_changed; 422 message.unknown_date, .too_many_recipients,
 * .idempotency_key_reused
 */
export async function sendMessage(
  db: Database,
  message: Message,
  context: { actor: string; now: Date; idempotencyKey: string | undefined },
): Promise<SentMessage> {
  const { actor, now, idempotencyKey } = context
  const key = idempotencyKey && keyOf(actor, idempotencyKey)
  const bodyHash = sha256(JSON.stringify(message))
  return inTransaction(db, async (tx) => {
    const earlier = key && (await earlierAnswer(tx, { key, bodyHash, now }))
    if (earlier) return earlier
    const { recipients } = await findRecipients(tx, message)
    if (recipients.length === 0) throw messageErrors.noRecipients()
    if (message.fingerprint && message.fingerprint !== fingerprintOf(recipients))
      throw messageErrors.recipientsChanged()
    const sent = await storeMessage(tx, message, { recipients, actor })
    if (key) await storeReceipt(tx, key, sent)
    return sent
  })
}

/**
 * The answer to the earlier request with the key; without one, the key is taken.
 *
 * @throws ProblemError 422 message.idempotency_key_reused
 */
async function earlierAnswer(
  tx: Transaction,
  { key, bodyHash, now }: { key: string; bodyHash: string; now: Date },
): Promise<SentMessage | null> {
  if (await claimIdempotencyKey(tx, key, bodyHash, now)) return null
  const earlier = await findIdempotencyRecord<SentMessage>(tx, key)
  if (earlier && earlier.bodyHash !== bodyHash) throw messageErrors.keyReused()
  return earlier?.receipt ?? null
}

/** Of its own kind, so that it is never a booking's, and of the administrator. */
function keyOf(actor: string, key: string): string {
  return `message/${sha256(JSON.stringify([actor, key]))}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function storeMessage(
  tx: Transaction,
  message: Message,
  { recipients, actor }: { recipients: MessageRecipient[]; actor: string },
): Promise<SentMessage> {
  const { subject, text, dateId = null } = message
  const id = randomUUID()
  const expected = recipients.length
  await insertMessage(tx, { id, subject, text, dateId, recipients: expected, sentBy: actor })
  const queued = (await queueMails(tx, messageMails(id, message, recipients))).length
  if (queued !== expected) await setRecipients(tx, id, queued)
  await recordAction(tx, {
    actor,
    action: 'message.sent',
    subjectId: id,
    details: { recipients: queued },
  })
  return { id, recipients: queued }
}

/**
 * Who would get a message to the chosen seats, and who of them would not.
 *
 * @throws ProblemError 422 message.unknown_date, .too_many_recipients
 */
export async function findRecipients(db: Connection, chosen: MessageRecipients) {
  const { dateId } = chosen
  if (dateId && !(await findDate(db, dateId))) throw messageErrors.unknownDate()
  const seats = await listMessageSeats(db, chosen, SEATS_MAX + 1)
  if (seats.length > SEATS_MAX) throw messageErrors.tooManyRecipients()
  const found = recipientsOf(seats, chosen)
  if (found.recipients.length > RECIPIENTS_MAX) throw messageErrors.tooManyRecipients()
  return found
}

/**
 * The recipient with that address, ignoring case; without an address, the first one.
 *
 * @throws ProblemError 422 message.unknown_recipient
 */
export function chosenRecipient(
  recipients: readonly MessageRecipient[],
  address: string | undefined,
): MessageRecipient | undefined {
  if (!address) return recipients[0]
  const wanted = address.toLowerCase()
  const found = recipients.find((one) => one.address.toLowerCase() === wanted)
  if (!found) throw messageErrors.unknownRecipient()
  return found
}

/** Stands for the first name in a test mail, which must hold no personal data of the reader. */
const FIRST_NAME_IN_TEST = 'Vorname'

/**
 * Queues a test mail to the administrator, with the training, date and link of one recipient and nobody's name,
 * recorded as "mail.test_sent".
 *
 * @returns the mail's id, by which its status can be read
 * @throws ProblemError 409 message.no_recipients; 422 message.unknown_date, .unknown_recipient, .too_many_recipients
 */
export async function sendTestMessage(
  db: Database,
  test: MessageTest,
  actor: string,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { recipients } = await findRecipients(tx, test)
    const reader = chosenRecipient(recipients, test.recipient)
    if (!reader) throw messageErrors.noRecipients()
    const nameless = { ...reader, name: '', firstName: FIRST_NAME_IN_TEST }
    const [mail] = await queueMails(tx, [
      {
        ...messageContent(test, nameless),
        dedupeKey: `message.test/${randomUUID()}`,
        recipient: actor,
        registrationId: null,
      },
    ])
    if (!mail) throw new Error('The database stored a mail and returned nothing')
    await recordAction(tx, { actor, action: 'mail.test_sent', subjectId: mail.id, details: {} })
    return mail.id
  })
}

/**
 * Queues those mails of a message again that failed, recorded as "message.resent". Where none did, nothing is done.
 *
 * @param actor the administrator's e-mail, for the audit log
 * @returns how many mails were queued
 * @throws ProblemError 404 message.not_found
 */
export async function resendFailedMails(db: Database, id: string, actor: string): Promise<number> {
  if (!messageIdSchema.safeParse(id).success) throw messageErrors.notFound()
  return inTransaction(db, async (tx) => {
    if (!(await findMessage(tx, id))) throw messageErrors.notFound()
    const failed = await lockFailedMails(tx, id)
    for (const mail of failed) await queueAgain(tx, mail)
    if (failed.length > 0) {
      const details = { mails: failed.length }
      await recordAction(tx, { actor, action: 'message.resent', subjectId: id, details })
    }
    return failed.length
  })
}
