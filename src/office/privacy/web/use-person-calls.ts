import { useMutation, useQueryClient } from '@tanstack/react-query'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { call, OfflineError } from '#platform/design/web/api.ts'
import { downloadFile } from '#platform/design/web/download.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { confirmedCall } from '#platform/login/web/confirmed-call.ts'
import { rowsText } from './person-texts.ts'

/** Finds the data stored about the person with an e-mail address. */
export function useFindPerson() {
  return useMutation({
    mutationFn: (email: string) => call('POST', '/api/admin/privacy/find', { body: { email } }),
    onError: useNotifyFailure('Die Suche hat nicht geklappt.'),
  })
}

/** Downloads the data stored about a person as a JSON file. */
export function useExportPerson() {
  return useMutation({
    mutationFn: (email: string) =>
      confirmedCall(() => call('POST', '/api/admin/privacy/export', { body: { email } })),
    onSuccess: (data) => {
      const name = `personendaten-${berlinDay(new Date(data.exportedAt))}.json`
      downloadFile(name, 'application/json', JSON.stringify(data, null, 2))
      notify({ title: 'Daten exportiert', description: `Die Datei heißt ${name}.` })
    },
    onError: useNotifyFailure('Die Daten konnten nicht exportiert werden.'),
  })
}

/** Erases a person. All data that the administration has read may contain them, so they are read again. */
export function useErasePerson({ onErased }: { onErased: (email: string) => void }) {
  const queryClient = useQueryClient()
  const fail = useNotifyFailure('Die Daten konnten nicht gelöscht werden.')
  return useMutation({
    mutationFn: (email: string) =>
      confirmedCall(() => call('POST', '/api/admin/privacy/erase', { body: { email } })),
    onSuccess: (rows, email) => {
      notify({ title: 'Daten gelöscht', description: `Jetzt anonym: ${rowsText(rows)}.` })
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/'),
      })
      onErased(email)
    },
    onError: fail,
  })
}

function useNotifyFailure(sentence: string) {
  const notifyFailure = useFailure()
  return (error: unknown) => {
    notifyFailure(error, error instanceof OfflineError ? error.message : sentence)
  }
}
