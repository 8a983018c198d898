import type { Connection } from '#platform/database/server/database.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import type { ShownMail } from '../domain/shown-mail.ts'
import { attachedNames, composeMail } from './compose-mail.ts'
import type { MailSettings } from './mail-settings.ts'
import { subjectOf } from './mail-subjects.ts'
import type { NewMail } from './mails.repository.ts'
import { withOwnTexts } from './own-texts.repository.ts'

/** Mails as their readers would get them, without storing anything. Those to erased people are left out. */
export async function showMails(
  db: Connection,
  mails: readonly NewMail[],
  context: { now: Date; settings: MailSettings },
): Promise<ShownMail[]> {
  const written = await withOwnTexts(
    db,
    mails.filter(({ recipient }) => !isErasedAddress(recipient)),
  )
  return Promise.all(written.map((mail) => showMail(mail, context)))
}

async function showMail(
  mail: NewMail,
  { now, settings }: { now: Date; settings: MailSettings },
): Promise<ShownMail> {
  const { template, data, recipient, registrationId } = mail
  const subject = subjectOf(mail)
  const composed = await composeMail(
    { template, data, recipient, subject, createdAt: now },
    settings,
  )
  return {
    registrationId: registrationId ?? '',
    recipient,
    subject,
    html: composed.html,
    text: composed.text,
    attachments: attachedNames(composed),
  }
}
