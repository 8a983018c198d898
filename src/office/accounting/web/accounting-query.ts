import { queryOptions } from '@tanstack/react-query'
import type { FiguresPeriod } from '#office/figures/domain/figures-period.ts'
import { call } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'

const PATH = '/api/admin/accounting'
/** Start of the key of what each period adds up to, which says why there is no booking batch. */
export const accountingKey = [PATH] as const

/** What a period adds up to. Read again whenever the page opens: others issue invoices and enter payments. */
export const summaryQuery = ({ from, to }: FiguresPeriod) =>
  queryOptions({
    queryKey: [...accountingKey, { from, to }],
    queryFn: ({ signal }) => call('GET', PATH, { query: { from, to }, signal }),
    gcTime: 0,
  })

/** Read again whenever the page opens, because others edit too. */
export const datevSettingQuery = apiQuery('/api/admin/settings/datev', { gcTime: 0 })
