import { useCallback } from 'react'
import { useDashboardSearch } from '#office/frame/web/use-dashboard-search.ts'
import { useTypedSearch } from '#office/frame/web/use-typed-search.ts'
import { MAIL_STATUS_LABELS, MAIL_STATUSES } from '#platform/basics/domain/mail-status.ts'
import { TextField } from '#platform/design/web/field.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import type { MailFilter } from './mails-query.ts'

/** The filter of the list of mails. */
export function MailFilterBar({ filter }: { filter: MailFilter }) {
  const { push, replace } = useDashboardSearch()
  const store = useCallback((text: string) => replace({ q: text || undefined }), [replace])
  const { typed, type, searchNow } = useTypedSearch(filter.q, store)
  return (
    <search
      aria-label="E-Mails eingrenzen"
      className="mt-6 grid gap-4 rounded-card bg-section p-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] sm:p-5"
    >
      <TextField
        id="mail-search"
        type="search"
        label="Suchen nach Adresse oder Betreff"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') searchNow()
        }}
      />
      <SelectField
        id="mail-status"
        label="Status"
        value={filter.status ?? ''}
        onChange={(event) => push({ mailstatus: event.target.value || undefined })}
      >
        <option value="">Alle Status</option>
        {MAIL_STATUSES.map((status) => (
          <option key={status} value={status}>
            {MAIL_STATUS_LABELS[status]}
          </option>
        ))}
      </SelectField>
    </search>
  )
}
