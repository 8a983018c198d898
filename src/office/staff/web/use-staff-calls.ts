import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import { ROLE_NAMES } from '#platform/basics/domain/staff-role.ts'
import { call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { confirmedCall } from '#platform/login/web/confirmed-call.ts'
import type { NewInvitation, StaffMember } from '../domain/staff-member.ts'
import { staffQuery } from './staff-query.ts'

/** Makes a call about staff, says what it has done, and reads the list again. */
function useStaffCall<Input>(
  make: (input: Input) => Promise<unknown>,
  done: (input: Input) => { title: string; description: string },
) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const readAgain = () => queryClient.invalidateQueries({ queryKey: staffQuery.queryKey })
  return useMutation({
    mutationFn: make,
    onSuccess: async (_, input) => {
      notify(done(input))
      await readAgain()
    },
    onError: (error) => {
      notifyFailure(error, 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.')
      void readAgain()
    },
  })
}

export function useInvite() {
  return useStaffCall(
    (body: NewInvitation) => confirmedCall(() => call('POST', '/api/admin/staff', { body })),
    ({ email }) => ({
      title: 'Eingeladen',
      description: `Die Einladung geht an ${email}. Der Link darin gilt sieben Tage.`,
    }),
  )
}

export function useInviteAgain() {
  return useStaffCall(
    ({ id }: StaffMember) => call('POST', '/api/admin/staff/{id}/invitation', { path: { id } }),
    ({ email }) => ({
      title: 'Erneut gesendet',
      description: `Eine neue Einladung geht an ${email}. Der frühere Link gilt nicht mehr.`,
    }),
  )
}

export function useChangeRole() {
  return useStaffCall(
    ({ member: { id }, role }: { member: StaffMember; role: StaffRole }) =>
      confirmedCall(() => call('PATCH', '/api/admin/staff/{id}', { path: { id }, body: { role } })),
    ({ member, role }) => ({
      title: 'Rolle geändert',
      description: `${member.email} hat jetzt die Rolle ${ROLE_NAMES[role]}.`,
    }),
  )
}

export function useEndAccount() {
  return useStaffCall(
    ({ id }: StaffMember) =>
      confirmedCall(() => call('DELETE', '/api/admin/staff/{id}', { path: { id } })),
    ({ email, invitedUntil }) =>
      invitedUntil === null
        ? { title: 'Zugang beendet', description: `${email} ist überall abgemeldet.` }
        : {
            title: 'Einladung zurückgezogen',
            description: `Der Link an ${email} gilt nicht mehr.`,
          },
  )
}
