import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { copyEmails, type TrainingEmails } from './copy-emails.ts'

interface Attended {
  trainingId: string
  /** Null for a training that never had a date. */
  dateId: string | null
  title: string
}

/**
 * Copies the addresses of everybody with a seat in a date, without cancelled bookings.
 *
 * @param onRefused called with the addresses where the browser does not allow copying
 */
export function useCopyEmails(onRefused: (list: TrainingEmails) => void) {
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: ({ trainingId, dateId }: Attended) =>
      call('GET', '/api/admin/trainings/{id}/emails', {
        path: { id: trainingId },
        query: { dateId: dateId ?? undefined },
      }),
    onSuccess: async (emails, { title }) => {
      const list = { training: title, emails }
      if (emails.length === 0) {
        notify({
          title: 'Keine E-Mail-Adressen',
          description: `„${title}“ hat noch niemand gebucht.`,
        })
      } else if (!(await copyEmails(list))) {
        onRefused(list)
      }
    },
    onError: (error) => {
      notifyFailure(error, 'Die E-Mail-Adressen konnten nicht geladen werden')
    },
  })
}
