import * as z from 'zod'

/** One of an administrator's own sessions. */
export const ownSessionSchema = z.object({
  /** Identifies the session when it is ended. It is not the session's token and gives no access. */
  id: z.string(),
  /** Null where the User-Agent is not recognised. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  loggedInAt: z.iso.datetime(),
  /** When the session was last used, with a precision of one minute. */
  lastUsedAt: z.iso.datetime(),
  /** True for the session of the request itself. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

export const sessionIdSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
