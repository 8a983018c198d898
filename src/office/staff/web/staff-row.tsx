import { useState } from 'react'
import { ROLE_NAMES } from '#platform/basics/domain/staff-role.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { StaffMember } from '../domain/staff-member.ts'
import { EndAccountDialog } from './end-account-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { useInviteAgain } from './use-staff-calls.ts'

/** Somebody with an account or an invitation, and what an owner can do with it. */
export function StaffRow({ member }: { member: StaffMember }) {
  const { email, role, isSelf, invitedUntil } = member
  const [open, setOpen] = useState<'role' | 'end' | null>(null)
  const again = useInviteAgain()
  const isInvited = invitedUntil !== null
  const close = () => setOpen(null)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <strong className="wrap-anywhere font-semibold hyphens-none">{email}</strong>
          <Badge tone={role === 'owner' ? 'brand' : 'neutral'}>{ROLE_NAMES[role]}</Badge>
          {isSelf && <Badge tone="green">Sie</Badge>}
          {isInvited && (
            <Badge tone={member.isInvitationOver ? 'red' : 'orange'}>
              {member.isInvitationOver ? 'Einladung abgelaufen' : 'Eingeladen'}
            </Badge>
          )}
        </p>
        <p className="mt-1 text-secondary text-small">{stateText(member)}</p>
      </div>
      {!isSelf && (
        <div className="flex flex-wrap gap-2">
          {isInvited && (
            <Button
              variant="secondary"
              size="small"
              pending={again.isPending}
              aria-label={`Einladung erneut senden: ${email}`}
              onClick={() => again.mutate(member)}
            >
              Erneut senden
            </Button>
          )}
          <Button
            variant="secondary"
            size="small"
            aria-label={`Rolle ändern: ${email}`}
            onClick={() => setOpen('role')}
          >
            Rolle ändern
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={`${isInvited ? 'Zurückziehen' : 'Beenden'}: ${email}`}
            onClick={() => setOpen('end')}
          >
            {isInvited ? 'Zurückziehen' : 'Beenden'}
          </Button>
        </div>
      )}
      {open === 'role' && <RoleDialog member={member} onDone={close} />}
      {open === 'end' && <EndAccountDialog member={member} onDone={close} />}
    </li>
  )
}

/** "Zuletzt angemeldet: 05.01.2027 09:30 Uhr · Anmeldung in zwei Schritten" */
function stateText({ invitedUntil, isInvitationOver, lastLoginAt, hasSecondFactor }: StaffMember) {
  if (invitedUntil !== null)
    return `Der Link ${isInvitationOver ? 'galt' : 'gilt'} bis ${formatMoment(invitedUntil)} Uhr`
  const login =
    lastLoginAt === null
      ? 'Noch nie angemeldet'
      : `Zuletzt angemeldet: ${formatMoment(lastLoginAt)} Uhr`
  return `${login} · ${hasSecondFactor ? 'Anmeldung in zwei Schritten' : 'Nur mit Passwort'}`
}
