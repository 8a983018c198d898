import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSessionRefusal } from '../../lib/admin-session/admin-refusal.ts'
import { readFile, serverMessage } from '../../lib/api.ts'
import { downloadBlob } from '../../lib/download.ts'
import { chosenRows } from '../../lib/messages/chosen-rows.ts'
import { notify } from '../../lib/notifications.ts'
import { registrationsKey } from '../../lib/queries/queries.ts'
import type { ListPath } from './admin-list.ts'

/** What can be done with ticked rows of both lists: a message to them, and a file of them. */
export function useTickedRows(path: ListPath, ticked: ReadonlySet<string>) {
  const navigate = useNavigate()
  const settleRefusal = useSessionRefusal()
  const ids = [...ticked]
  const areRegistrations = path === registrationsKey[0]
  return {
    write() {
      chosenRows.write(areRegistrations ? { registrationIds: ids } : { attendeeIds: ids })
      void navigate({
        to: '/admin/nachrichten/neu',
        search: { auswahl: areRegistrations ? 'anmeldungen' : 'plaetze' },
      })
    },
    file: useMutation({
      mutationFn: () => readFile(`${path}.csv`, { ids }),
      onSuccess: ({ name, content }) =>
        downloadBlob(name ?? (areRegistrations ? 'anmeldungen.csv' : 'teilnehmer.csv'), content),
      onError: (error) => {
        if (settleRefusal(error)) return
        notify({
          title: 'Fehler',
          description: serverMessage(error) ?? 'Die Datei konnte nicht geladen werden.',
          variant: 'destructive',
        })
      },
    }),
  }
}
