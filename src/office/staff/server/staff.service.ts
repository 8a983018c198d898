import { recordAction } from '#platform/audit-log/server/audit-log.repository.ts'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import type { Database, Transaction } from '#platform/database/server/database.ts'
import { inTransaction } from '#platform/database/server/transaction.ts'
import { adminErrors } from '#platform/login/server/admins.errors.ts'
import { findPasswordHash, loginName } from '#platform/login/server/admins.repository.ts'
import type { LoggedInAdmin } from '#platform/login/server/logged-in-admin.ts'
import { sendInvitation } from '#platform/login/server/password-links.service.ts'
import { requireRole } from '#platform/login/server/require-admin.ts'
import { deletePendingLogins } from '#platform/login/server/second-factor.repository.ts'
import type { NewInvitation, StaffMember } from '../domain/staff-member.ts'
import { staffErrors } from './staff.errors.ts'
import {
  deleteAccount,
  insertInvited,
  listStaff,
  lockStaff,
  type StaffRow,
  setRole,
} from './staff.repository.ts'

interface Acting {
  actor: LoggedInAdmin
  now: Date
}

/** The accounts and invitations, by address. */
export async function getStaff(db: Database, acting: Acting): Promise<StaffMember[]> {
  return (await listStaff(db)).map((row) => toMember(row, acting))
}

function toMember(
  { id, email, role, lastLoginAt, hasSecondFactor, hasPassword, linkExpiresAt }: StaffRow,
  { actor, now }: Acting,
): StaffMember {
  return {
    id,
    email,
    role,
    isSelf: id === actor.id,
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
    hasSecondFactor,
    invitedUntil: hasPassword ? null : (linkExpiresAt ?? now).toISOString(),
    isInvitationOver: !hasPassword && (linkExpiresAt === null || linkExpiresAt <= now),
  }
}

/**
 * Invites somebody by mail. The account has no password until they set it.
 *
 * @throws ProblemError 409 staff.exists
 */
export async function invite(
  db: Database,
  { email, role }: NewInvitation,
  acting: Acting,
): Promise<void> {
  const { actor, now } = acting
  await inTransaction(db, async (tx) => {
    await lockWith(tx, actor.id, acting)
    const id = await insertInvited(tx, email, role)
    if (id === undefined) throw staffErrors.exists()
    await sendInvitation(tx, { id, email, role }, { now, invitedBy: actor.email })
    await recordAction(tx, {
      actor: actor.email,
      action: 'admin.invited',
      subjectId: id,
      details: { email: loginName(email), role },
    })
  })
}

/**
 * Sends an invitation again, with a new link; the former one no longer works.
 *
 * @throws ProblemError 404 staff.not_found; 409 staff.has_password
 */
export async function inviteAgain(db: Database, id: string, acting: Acting): Promise<void> {
  const { actor, now } = acting
  await inTransaction(db, async (tx) => {
    const member = await lockWith(tx, id, acting)
    if ((await findPasswordHash(tx, id)) !== null) throw staffErrors.hasPassword()
    await sendInvitation(tx, member, { now, invitedBy: actor.email })
    await recordAction(tx, entryOf('admin.invitation_resent', member, actor))
  })
}

/**
 * Gives somebody another role, from their next call on.
 *
 * @throws ProblemError 404 staff.not_found; 409 staff.own_account
 */
export async function changeRole(
  db: Database,
  id: string,
  role: StaffRole,
  acting: Acting,
): Promise<void> {
  const { actor } = acting
  await inTransaction(db, async (tx) => {
    const member = await lockWith(tx, id, acting)
    if (id === actor.id) throw staffErrors.ownAccount()
    if (member.role === role) return
    await setRole(tx, id, role)
    const entry = entryOf('admin.role_changed', member, actor)
    const details = { ...entry.details, from: member.role, to: role }
    await recordAction(tx, { ...entry, details })
  })
}

/**
 * Ends an account with all its sessions, or withdraws an invitation. What the account did stays in the log and in
 * histories, under its address. The address can be invited again.
 *
 * @throws ProblemError 404 staff.not_found; 409 staff.own_account
 */
export async function endAccount(db: Database, id: string, acting: Acting): Promise<void> {
  const { actor } = acting
  await inTransaction(db, async (tx) => {
    const member = await lockWith(tx, id, acting)
    if (id === actor.id) throw staffErrors.ownAccount()
    const isInvited = (await findPasswordHash(tx, id)) === null
    await deletePendingLogins(tx, id)
    await deleteAccount(tx, id)
    const action = isInvited ? 'admin.invitation_withdrawn' : 'admin.ended'
    await recordAction(tx, entryOf(action, member, actor))
  })
}

/**
 * Locks the account, and makes sure that whoever acts is still an owner: of two owners who end each other at the same
 * moment, one is left. Nobody changes the own account, so there is always an owner.
 */
async function lockWith(tx: Transaction, id: string, { actor }: Acting) {
  const staff = await lockStaff(tx, id)
  const acting = staff.find((one) => one.id === actor.id)
  // Ended, or no longer an owner, since the call began.
  if (!acting) throw adminErrors.notLoggedIn()
  requireRole(acting, OWNERS)
  const member = staff.find((one) => one.id === id)
  if (!member) throw staffErrors.notFound()
  return member
}

function entryOf(
  action: string,
  { id, email }: Pick<LoggedInAdmin, 'id' | 'email'>,
  actor: LoggedInAdmin,
) {
  return { actor: actor.email, action, subjectId: id, details: { email } }
}
