import { useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '#platform/design/web/api.ts'
import type { Answer } from '#platform/design/web/api-call.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { revisionsKey } from '#platform/editing/web/revisions-query.ts'
import type { FirmMarks } from '#site/pages/domain/firm-marks.ts'
import { shownMarks } from '#site/pages/domain/firm-of-values.ts'
import { firm, setFirm } from '#site/pages/web/firm.ts'

const PATH = '/api/admin/settings/marks'

/** Read again whenever the page opens, because others edit too. */
export const marksQuery = apiQuery(PATH, { gcTime: 0 })

export type MarksSetting = Answer<'GET', typeof PATH>

/** Stores logo and icon, and shows them in the administration too. */
export function useStoreMarks() {
  const queryClient = useQueryClient()
  return async (marks: FirmMarks, version: number) => {
    const stored = await call('PUT', PATH, { header: ifMatch(version), body: marks })
    setFirm({ ...firm(), marks: shownMarks(firm().name, stored.values) })
    queryClient.setQueryData(marksQuery.queryKey, stored)
    notify({
      title: 'Gespeichert',
      description: 'Website, E-Mails und Vorschaubilder zeigen es ab jetzt so.',
    })
    await queryClient.invalidateQueries({ queryKey: revisionsKey })
  }
}
