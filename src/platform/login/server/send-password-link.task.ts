import type { Task } from 'graphile-worker'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { sendPasswordLink } from './password-links.service.ts'

/** Sends whoever has forgotten the password a link for a new one, see {@link sendPasswordLink}. */
export function sendPasswordLinkTask({ db, clock }: { db: Database; clock: Clock }): Task {
  return async (payload) => {
    const { email } = payload as { email: string }
    await sendPasswordLink(db, email, clock.now())
  }
}
