import { useRef } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { TextField } from '#platform/design/web/field.tsx'

interface AuditLogSearchProps {
  /** The current search; empty for all entries. */
  q: string
  onSearch: (q: string) => void
}

export function AuditLogSearch({ q, onSearch }: AuditLogSearchProps) {
  const form = useRef<HTMLFormElement>(null)
  return (
    <search aria-label="Protokoll durchsuchen" className="mt-5 block max-w-160">
      <form
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <TextField
          id="log-search"
          name="q"
          type="search"
          label="Suchen nach Person, Buchungsnummer, Training oder Vorgang"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          className="grow basis-64"
        />
        <Button type="submit">Suchen</Button>
        {q && (
          <Button
            variant="ghost"
            onClick={() => {
              form.current?.reset()
              onSearch('')
              form.current?.querySelector('input')?.focus()
            }}
          >
            Suche aufheben
          </Button>
        )}
      </form>
    </search>
  )
}
