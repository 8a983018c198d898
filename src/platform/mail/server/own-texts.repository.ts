import { inArray } from 'drizzle-orm'
import type { Connection } from '#platform/database/server/database.ts'
import { mailTexts } from '#platform/settings/server/settings.schema.ts'
import { MAIL_TEXT_PARTS } from '../domain/mail-text.ts'
import type { MailContent, OwnTexts } from './mail-data.ts'

/** The mails with the texts that staff have written for their templates. A mail that brings its own keeps them. */
export async function withOwnTexts<Mail extends MailContent>(
  db: Connection,
  mails: readonly Mail[],
): Promise<Mail[]> {
  const templates = [...new Set(mails.map(({ template }) => template))]
  if (templates.length === 0) return []
  const rows = await db.select().from(mailTexts).where(inArray(mailTexts.template, templates))
  const texts = new Map(rows.map((row) => [row.template, ownTextsOf(row)]))
  return mails.map((mail) => {
    const ownTexts = mail.data.ownTexts ?? texts.get(mail.template)
    return ownTexts ? { ...mail, data: { ...mail.data, ownTexts } } : mail
  })
}

/** The parts that staff have written; undefined where there is none. */
function ownTextsOf(row: typeof mailTexts.$inferSelect): OwnTexts | undefined {
  const parts = MAIL_TEXT_PARTS.flatMap((part) => {
    const text = row[part]
    return text === null ? [] : [[part, text] as const]
  })
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}
