import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { queueMails } from '#platform/mail/server/mails.repository.ts'
import type { OpenedLink } from '../domain/password-link.ts'
import { adminErrors } from './admins.errors.ts'
import {
  findAdminByEmail,
  findPasswordHash,
  lockAdmin,
  setFirstPassword,
  setMustChangePassword,
  setPasswordHash,
} from './admins.repository.ts'
import type { LoggedInAdmin } from './logged-in-admin.ts'
import {
  deletePasswordLink,
  findLink,
  findLinkOf,
  storePasswordLink,
} from './password-links.repository.ts'
import { weaknessOf } from './password-strength.ts'
import { linkIdOf, newLinkId } from './password-tokens.ts'
import { hashPassword, type ScryptParameters, verifyPassword } from './passwords.ts'
import { deletePendingLogins } from './second-factor.repository.ts'
import { deleteSessions } from './sessions.repository.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const INVITATION_MS = 7 * 24 * HOUR_MS
const NEW_PASSWORD_MS = HOUR_MS
/** For so long a link for a new password is not replaced, so that nobody fills a mailbox or makes links useless. */
const NOT_REPLACED_MS = 15 * MINUTE_MS

/**
 * Stores an invitation that is valid for seven days, in place of a former one, and queues its mail.
 *
 * @param admin an account without a password
 */
export async function sendInvitation(
  tx: Transaction,
  { id, email, role }: Pick<LoggedInAdmin, 'id' | 'email' | 'role'>,
  { now, invitedBy }: { now: Date; invitedBy: string },
): Promise<void> {
  const linkId = newLinkId()
  const expiresAt = new Date(now.getTime() + INVITATION_MS)
  await storePasswordLink(tx, { adminId: id, id: linkId, expiresAt, createdAt: now })
  await queueMails(tx, [
    {
      template: 'account.invited.staff',
      data: { linkId, role, invitedBy, expiresAt: expiresAt.toISOString() },
      recipient: email,
      dedupeKey: `account.invited/${linkId}`,
      registrationId: null,
    },
  ])
}

/**
 * Sends a link for a new password, valid for an hour, if the address has an account with a password. Within a quarter of
 * an hour of the last one it sends none.
 */
export async function sendPasswordLink(db: Database, email: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const admin = await findAdminByEmail(tx, email)
    const locked = admin && (await lockAdmin(tx, admin.id))
    if (!admin || !locked?.passwordHash) return
    const last = await findLinkOf(tx, admin.id)
    if (last && now.getTime() - last.createdAt.getTime() < NOT_REPLACED_MS) return
    const linkId = newLinkId()
    const expiresAt = new Date(now.getTime() + NEW_PASSWORD_MS)
    await storePasswordLink(tx, { adminId: admin.id, id: linkId, expiresAt, createdAt: now })
    await queueMails(tx, [
      {
        template: 'account.password.staff',
        data: { linkId, expiresAt: expiresAt.toISOString() },
        recipient: admin.email,
        dedupeKey: `account.password/${linkId}`,
        registrationId: null,
      },
    ])
  })
}

interface FoundLink {
  id: string
  adminId: string
  email: string
  role: LoggedInAdmin['role']
}

/**
 * The link of a token.
 *
 * @throws ProblemError 404 auth.password_link_over for one that was used, replaced or withdrawn, has expired, or never
 * was
 */
export async function findPasswordLink(
  db: Database,
  key: string,
  token: string,
  now: Date,
): Promise<FoundLink> {
  const id = linkIdOf(key, token)
  const link = id === null ? undefined : await findLink(db, id)
  if (id === null || !link || link.expiresAt <= now) throw adminErrors.passwordLinkOver()
  return { id, adminId: link.adminId, email: link.email, role: link.role }
}

/** What a link is for: of an account without a password it is an invitation. */
export async function openLink(db: Database, link: FoundLink): Promise<OpenedLink> {
  const { email, role } = link
  const isInvitation = (await findPasswordHash(db, link.adminId)) === null
  return { email, role, isInvitation }
}

/**
 * Sets the password of a link's account, and uses the link up. Ends all sessions and all logins that wait for a code. The
 * second factor stays. Whoever had a password already is told by mail.
 *
 * @param siteNames the names of the site, which make a password easy to guess, like the account's address
 * @throws ProblemError 422 auth.weak_password, auth.same_password; 404 auth.password_link_over where the link was used
 * or replaced at the same time
 */
export async function setPasswordByLink(
  db: Database,
  link: FoundLink,
  newPassword: string,
  {
    siteNames,
    now,
    scrypt,
  }: { siteNames: readonly string[]; now: Date; scrypt?: ScryptParameters | undefined },
): Promise<void> {
  const { adminId, email } = link
  const former = await findPasswordHash(db, adminId)
  if (former && (await verifyPassword({ hash: former, password: newPassword })))
    throw adminErrors.samePassword()
  const weakness = await weaknessOf(newPassword, [email, ...siteNames])
  if (weakness) throw adminErrors.weakPassword(weakness)
  const hash = await hashPassword(newPassword, scrypt)
  await inTransaction(db, async (tx) => {
    const locked = await lockAdmin(tx, adminId)
    const present = await findLinkOf(tx, adminId)
    if (!locked || present?.id !== link.id) throw adminErrors.passwordLinkOver()
    await deletePasswordLink(tx, adminId)
    const about = { actor: email, subjectId: adminId }
    if (locked.passwordHash === null) {
      await setFirstPassword(tx, adminId, hash)
      await recordAction(tx, { ...about, action: 'admin.invitation_accepted' })
    } else {
      await setPasswordHash(tx, adminId, hash)
      await queueMails(tx, [
        {
          template: 'account.password_changed.staff',
          data: { changedAt: now.toISOString() },
          recipient: email,
          dedupeKey: `account.password_changed/${link.id}`,
          registrationId: null,
        },
      ])
      await recordAction(tx, { ...about, action: 'admin.password_forgotten' })
    }
    await setMustChangePassword(tx, adminId, false)
    await deleteSessions(tx, adminId, null)
    await deletePendingLogins(tx, adminId)
  })
}
