import type { Task } from 'graphile-worker'
import type { Logger } from 'pino'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { LoadGate } from '#platform/basics/server/load-gate.ts'
import type { Database } from '#platform/database/server/database.ts'
import { filterText } from '#platform/log/server/log-filter.ts'
import { composeMail } from './compose-mail.ts'
import { type MailFailure, understandFailure } from './mail-failure.ts'
import type { MailSettings } from './mail-settings.ts'
import type { MailTransport, OutgoingMail } from './mail-transport.ts'
import {
  beginAttempt,
  type MailRow,
  postponeMail,
  recordMailFailure,
  recordMailSent,
} from './mails.repository.ts'

/** The time limit of an attempt, in milliseconds. `rescueMails` relies on it. */
export const SEND_WITHIN_MS = 60_000

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Pauses between attempts: twelve attempts in about two days, the time after which a mail server also gives up. */
export const RETRY_PAUSES_MS: readonly number[] = [
  10 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  20 * HOUR,
]

/**
 * How long a mail waits while the process is overloaded, in milliseconds: rendering a mail takes longer than a booking,
 * for which a visitor waits. Together with an attempt it must be shorter than the time after which `rescueMails`
 * unlocks a job.
 */
const DELAY_WHILE_BOOKING_MS = 10_000

interface SendMailParts {
  db: Database
  loadGate: LoadGate
  transport: MailTransport
  mail: MailSettings
  clock: Clock
  log: Logger
  retryPausesMs?: readonly number[] | undefined
  /** Why a queued mail is obsolete, in a sentence for staff; null for one that is not. */
  reasonNotToSend: (db: Database, mail: MailRow, now: Date) => Promise<string | null>
}

/**
 * Sends one queued mail. A failure is recorded with the mail and queues the next attempt, so graphile-worker itself
 * never retries. A process killed between the server's response and its record sends the mail again, with the same
 * Message-ID: delivery is at least once (docs/decisions/0009).
 */
export function sendMailTask(parts: SendMailParts): Task {
  const { db, transport, mail: settings, clock } = parts
  const host = new URL(settings.publicUrl).hostname
  const noteTrouble = troubleLog(parts.log)
  return async (payload, { abortSignal }) => {
    const { mailId } = payload as { mailId: string }
    await parts.loadGate.over(DELAY_WHILE_BOOKING_MS)
    const mail = await beginAttempt(db, mailId, host)
    if (!mail) return
    const objection = await parts.reasonNotToSend(db, mail, clock.now())
    if (objection) {
      await recordMailFailure(db, mailId, objection)
      return
    }
    const composed = await composeOrGiveUp(parts, mail)
    if (!composed) return

    const { id, recipient, messageId } = mail
    const signal = AbortSignal.any([abortSignal, AbortSignal.timeout(SEND_WITHIN_MS)])
    let smtpResponse: string
    try {
      const outgoing = { id, recipient, messageId, date: clock.now(), ...composed }
      smtpResponse = await transport.send(outgoing, signal)
    } catch (error) {
      const failure = understandFailure(error)
      noteTrouble(failure, mail)
      await storeFailure(parts, mail, failure)
      return
    }
    await recordMailSent(db, id, { sentAt: clock.now(), smtpResponse })
    noteTrouble(null, mail)
  }
}

/**
 * Renders a mail and reads its files. A failure to do so is a defect of the product and not temporary, so the mail is
 * marked as failed; where the database is away, that fails too, and the mail is tried again.
 */
async function composeOrGiveUp(
  { db, mail: settings, log }: SendMailParts,
  mail: MailRow,
): Promise<Pick<OutgoingMail, 'content' | 'files'> | null> {
  try {
    const content = await composeMail(mail, settings)
    const files = content.files.map(async ({ fileName, contentType, read }) => ({
      fileName,
      contentType,
      bytes: await read(db),
    }))
    return { content, files: await Promise.all(files) }
  } catch (err) {
    log.error({ err, mailId: mail.id, template: mail.template }, 'a mail cannot be written')
    await recordMailFailure(db, mail.id, 'Der Text der Nachricht ließ sich nicht erstellen.')
    return null
  }
}

async function storeFailure(
  { db, retryPausesMs = RETRY_PAUSES_MS }: SendMailParts,
  { id, attempts }: MailRow,
  { kind, words }: MailFailure,
): Promise<void> {
  const pauseMs = retryPausesMs[attempts - 1]
  if (kind === 'permanent' || pauseMs === undefined) await recordMailFailure(db, id, words)
  else await postponeMail(db, id, words, pauseMs)
}

/** Log messages for failures that stop every mail. */
const STOPPED: Readonly<Partial<Record<MailFailure['kind'], string>>> = {
  configuration:
    'the mail server refuses us: no mail goes out until SMTP_URL or MAIL_FROM is right',
  'disk full': 'the disk is full: mails are written as files again when there is room',
}

/** Logs failures that stop every mail at a high level, but only once until a mail has been sent again. */
function troubleLog(log: Logger) {
  let loggedKind: MailFailure['kind'] | null = null
  return (failure: MailFailure | null, { id, attempts }: MailRow) => {
    if (failure === null) {
      loggedKind = null
      return
    }
    const { kind, code, words } = failure
    const stopped = STOPPED[kind]
    if (!stopped) log.warn({ mailId: id, attempts, code }, 'a mail was not sent')
    else if (loggedKind !== kind) {
      loggedKind = kind
      log.error({ code, words: filterText(words) }, stopped)
    }
  }
}
