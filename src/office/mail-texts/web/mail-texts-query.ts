import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { sendJson } from '#platform/design/web/api.ts'
import type { MailTexts } from '#platform/mail/domain/mail-text.ts'
import type { ListedMailText, MailPreview } from '../domain/mail-text-edit.ts'

const PATH = '/api/admin/mail-texts'

export function mailTextPath(template: string): string {
  return `${PATH}/${encodeURIComponent(template)}`
}

/** Every mail whose texts can be changed. Read again whenever a page with them opens, because others edit too. */
export const mailTextsQuery = queryOptions<ListedMailText[]>({ queryKey: [PATH], gcTime: 0 })

/** The mail with these texts and sample data. While other texts are being read, the last mail stays. */
export const previewQuery = (template: string, texts: MailTexts) =>
  queryOptions<MailPreview>({
    queryKey: [PATH, template, 'preview', texts],
    queryFn: () => sendJson('POST', `${mailTextPath(template)}/preview`, texts),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
