import { useNavigate } from '@tanstack/react-router'
import { readFile } from '#platform/design/web/api-answers.ts'
import { useServedFile } from '#platform/login/web/use-served-file.ts'
import type { AdminList } from './admin-list.ts'
import { chosenRows } from './chosen-rows.ts'
import { registrationsKey } from './registrations-query.ts'

/** What can be done with ticked rows of both lists: a message to them, and a file of them. */
export function useTickedRows(
  path: AdminList<unknown, string>['path'],
  ticked: ReadonlySet<string>,
) {
  const navigate = useNavigate()
  const file = useServedFile('export.csv')
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
    isFileComing: file.isPending,
    download: () => file.mutate(() => readFile('POST', `${path}.csv`, { body: { ids } })),
  }
}
