import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import type { MailTexts } from '#platform/mail/domain/mail-text.ts'

const PATH = '/api/admin/mail-texts'

/** Every mail whose texts can be changed. Read again whenever a page with them opens, because others edit too. */
export const mailTextsQuery = apiQuery(PATH, { gcTime: 0 })

/** The mail with these texts and sample data. While other texts are being read, the last mail stays. */
export const previewQuery = (template: string, texts: MailTexts) =>
  queryOptions({
    queryKey: [PATH, template, 'preview', texts],
    queryFn: () =>
      call('POST', '/api/admin/mail-texts/{template}/preview', { path: { template }, body: texts }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
