import { useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { TextDifference } from '#platform/editing/web/shown-difference.tsx'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { Language } from '#site/pages/domain/languages.ts'
import type { StaffText } from '../domain/staff-page.ts'

interface DriftNoteProps {
  page: string
  language: Language
  text: StaffText
  onWritten: () => Promise<void>
}

const OTHER_NAMES = { de: 'englische', en: 'deutsche' } as const

/** Where the other language has changed since: what it said and says, and a button for a text that fits all the same. */
export function DriftNote({
  page,
  language,
  text: { key, label, other },
  onWritten,
}: DriftNoteProps) {
  const tellFailure = useFailure()
  const [isPending, setPending] = useState(false)
  if (other === null || other.was === null) return null
  const { content, was } = other

  async function confirm() {
    setPending(true)
    try {
      await call('POST', '/api/admin/pages/{page}/{language}/texts/confirm', {
        path: { page, language },
        body: { key, other: content },
      })
      notify({ title: 'Gespeichert', description: 'Der Text gilt wieder als übersetzt.' })
      await onWritten()
    } catch (error) {
      tellFailure(error, 'Das konnte nicht gespeichert werden.')
    } finally {
      setPending(false)
    }
  }

  return (
    <span className="mt-2 block rounded-card bg-white p-3 font-normal font-text text-ink text-small tracking-normal shadow-card">
      <span className="block font-semibold text-orange-text">{`Der ${OTHER_NAMES[language]} Text wurde geändert.`}</span>
      <span className="mt-1 block">
        {'Bisher: '}
        <TextDifference text={was} other={content} />
      </span>
      <span className="mt-1 block">
        {'Jetzt: '}
        <TextDifference text={content} other={was} />
      </span>
      <Button
        variant="secondary"
        size="small"
        pending={isPending}
        aria-label={`Passt noch: ${label}`}
        onClick={() => void confirm()}
        className="mt-2"
      >
        Passt noch
      </Button>
    </span>
  )
}
