import * as z from 'zod'

/** One of an administrator's own sessions. */
export const ownSessionSchema = z.object({
  /** Names the session where it is ended. It opens nothing. */
  id: z.string(),
  /** Null where the browser does not say it in a way that is known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  loggedInAt: z.iso.datetime(),
  /** When the session was last used, to the minute. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSessionSchema>

export const sessionIdSchema = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) })
