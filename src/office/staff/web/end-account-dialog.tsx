import { ConfirmDialog } from '#platform/design/web/dialog.tsx'
import type { StaffMember } from '../domain/staff-member.ts'
import { useEndAccount } from './use-staff-calls.ts'

/** Asks before an account is ended, or an invitation withdrawn. */
export function EndAccountDialog({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const end = useEndAccount()
  const isInvited = member.invitedUntil !== null
  return (
    <ConfirmDialog
      open
      title={isInvited ? 'Einladung zurückziehen?' : 'Zugang beenden?'}
      confirmLabel={isInvited ? 'Einladung zurückziehen' : 'Zugang beenden'}
      pending={end.isPending}
      onConfirm={() => end.mutate(member, { onSuccess: onDone })}
      onCancel={onDone}
    >
      <p className="wrap-anywhere">
        {isInvited
          ? `Der Link an ${member.email} gilt dann nicht mehr.`
          : `${member.email} wird überall abgemeldet und kann sich nicht mehr anmelden. Im Protokoll bleibt der Name stehen.`}
      </p>
    </ConfirmDialog>
  )
}
