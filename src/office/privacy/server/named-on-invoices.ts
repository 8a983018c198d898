import type { Connection } from '#platform/database/server/database.ts'
import { listInvoicesAbout } from '#shop/invoices/server/invoices.repository.ts'
import type { PersonData } from '../domain/person-data.ts'
import { firstMention } from './mentions.ts'
import type { Traces } from './traces.service.ts'

/** Between the session and who attends it, in a line of an invoice. */
const BEFORE_NAMES = ': '

/** The documents that name the person as an attendee, with the line that does, without the names of others. */
export async function listNamings(
  db: Connection,
  { mails, words }: Pick<Traces, 'mails' | 'words'>,
): Promise<PersonData['namedOnInvoices']> {
  const ids = [...new Set([...mails.bookingIds, ...mails.seatRegistrationIds])]
  const documents = await listInvoicesAbout(db, ids)
  return documents.flatMap(({ content, ...facts }) => {
    const details = content.lines.flatMap((line) => line.details)
    return details.flatMap((detail) => {
      const at = detail.lastIndexOf(BEFORE_NAMES) + BEFORE_NAMES.length
      const name = at < BEFORE_NAMES.length ? null : firstMention(detail.slice(at), words.names)
      return name === null ? [] : [{ ...facts, line: `${detail.slice(0, at)}${name}` }]
    })
  })
}
