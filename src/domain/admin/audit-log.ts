import * as z from 'zod'

/** One thing that an administrator did. */
export const auditEntrySchema = z.object({
  id: z.uuid(),
  /** The administrator's e-mail as it was then. */
  actor: z.string(),
  /** Dotted, e.g. "registration.status_changed". */
  action: z.string(),
  subjectId: z.string(),
  details: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>
