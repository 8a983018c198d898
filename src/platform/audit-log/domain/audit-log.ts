import * as z from 'zod'
import { PAGE_MAX, pageLimit } from '#platform/basics/domain/page-limit.ts'
import { line } from '#platform/basics/domain/text.ts'

/** The actors of the log who have no account: those who use the links in their mails. */
export const LINK_ACTORS = { booker: 'Bucher', attendee: 'Teilnehmende Person' } as const

/** One action of an administrator, or of somebody who uses a link. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  /** The administrator's e-mail as it was then; "npm run …" for an operator's command; one of {@link LINK_ACTORS}. */
  actor: z.string(),
  /** Dotted, e.g. "registration.status_changed". */
  action: z.string(),
  subjectId: z.string(),
  /** The subject's display name today: a reference code, or a training's title. Null where it has no such name. */
  subjectName: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** Entries on one page, unless the call asks for another number. */
const PAGE = 50
const SEARCH_MAX_LENGTH = 200

export const auditLogQuerySchema = z.object({
  /** Every word of it must occur in the actor, the sentence, the subject or the details. */
  q: line(SEARCH_MAX_LENGTH).optional(),
  limit: pageLimit(PAGE_MAX).default(PAGE),
  /** Where the page begins: the Next-Cursor header of the previous page. */
  cursor: z.string().max(1000).optional(),
})
export type AuditLogQuery = z.infer<typeof auditLogQuerySchema>
