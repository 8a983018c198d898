import { useQueryClient } from '@tanstack/react-query'
import { todoQuery } from '#office/todo/web/todo-query.ts'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { revisionsKey } from '#platform/editing/web/revisions-query.ts'
import { firmOf } from '#site/pages/domain/firm-of-values.ts'
import { FIRM_GROUPS, type FirmGroup, type FirmValues } from '#site/pages/domain/firm-schema.ts'
import { firm, setFirm } from '#site/pages/web/firm.ts'
import { type FirmSettings, firmSettingsQuery } from './firm-query.ts'

/** The stored values of all groups. */
export function valuesOf(settings: FirmSettings): FirmValues {
  const values = FIRM_GROUPS.map((group) => [group, settings[group].values])
  return Object.fromEntries(values)
}

/** Stores a group of facts, and shows them in the administration too. */
export function useStoreFirm<Group extends FirmGroup>(group: Group) {
  const queryClient = useQueryClient()
  const { queryKey } = firmSettingsQuery
  return async (values: FirmValues[Group], version: number) => {
    // The calls of all groups have the same shape; the schema of this one has checked the values.
    const path = `/api/admin/settings/firm/${group}` as '/api/admin/settings/firm/contact'
    const body = values as unknown as FirmValues['contact']
    const stored = await call('PUT', path, { header: ifMatch(version), body })
    const before = queryClient.getQueryData<FirmSettings>(queryKey)
    if (before) {
      const settings = { ...before, [group]: stored }
      queryClient.setQueryData(queryKey, settings)
      setFirm(firmOf(valuesOf(settings), firm().marks ?? undefined))
    }
    notify({
      title: 'Gespeichert',
      description: 'Website, E-Mails und Kalender sagen es ab jetzt so.',
    })
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: revisionsKey }),
      queryClient.invalidateQueries({ queryKey: todoQuery.queryKey }),
    ])
  }
}
