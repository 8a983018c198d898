import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import type { PublishedPage, StaffText } from '../domain/staff-page.ts'
import type { ListedPublication } from '../domain/text-history.ts'
import { HistoryChange } from './history-change.tsx'
import { shownContent } from './page-texts-query.ts'
import { useDraftWrite } from './use-draft-write.ts'
import { wordlessChange } from './wordless-change.ts'

interface PublicationChangeProps {
  publication: ListedPublication
  change: PublishedPage['changes'][number]
  kind: StaffText['kind']
  /** The text as staff see it now; undefined for one that the page has no more. */
  text: StaffText | undefined
  onWritten: () => Promise<void>
}

/** One text that was published, with buttons that write what it said into the draft of its page. */
export function PublicationChange(props: PublicationChangeProps) {
  const { publication, change, kind, text, onWritten } = props
  const { page, language } = publication
  const { key, label, before, after } = change
  const write = useDraftWrite(onWritten)
  const [isPending, setPending] = useState(false)
  const present = text && shownContent(text)

  async function restore(content: string) {
    if (!text) return
    setPending(true)
    const outcome = await write(
      { page, language, key },
      { before: { content: present }, after: { content }, version: text.version },
    )
    setPending(false)
    if (outcome.kind !== 'conflict') return
    notify({
      title: 'Fehler',
      description: 'Der Text wurde inzwischen geändert. Bitte sehen Sie ihn noch einmal an.',
      variant: 'destructive',
    })
    await onWritten()
  }

  const sides = [
    { words: 'Stand davor', content: before },
    { words: 'Diesen Stand', content: after },
  ]
  return (
    <HistoryChange
      label={label}
      before={before ?? ''}
      after={after}
      wordless={wordlessChange(kind)}
    >
      <div className="mt-2 flex flex-wrap gap-x-3 gap-y-2 empty:hidden">
        {text &&
          sides.map(
            ({ words, content }) =>
              content !== null &&
              content !== present && (
                <Button
                  key={words}
                  variant="secondary"
                  size="small"
                  disabled={isPending}
                  aria-label={`${words} in den Entwurf: ${label}`}
                  onClick={() => void restore(content)}
                >
                  {`${words} in den Entwurf`}
                </Button>
              ),
          )}
      </div>
    </HistoryChange>
  )
}
