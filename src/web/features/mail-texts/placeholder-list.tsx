import { useId } from 'react'
import { MAIL_TEXT_PART_LABELS } from '#domain/mail/mail-text.ts'
import type { ListedMailText } from '#domain/mail/mail-text-edit.ts'

interface PlaceholderListProps {
  placeholders: ListedMailText['placeholders']
  onChoose: (name: string, isFact: boolean) => void
}

/** What can be put into the texts: a button for each placeholder, with what it stands for. */
export function PlaceholderList({ placeholders, onChoose }: PlaceholderListProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-semibold font-text text-small tracking-normal">
        Platzhalter
      </h2>
      <p className="mt-1 text-muted text-small">
        Ein Klick setzt ihn in das Feld ein, in dem Sie zuletzt waren.
      </p>
      <ul className="mt-3 divide-y divide-section border-section border-y">
        {placeholders.map(({ name, kind, label, requiredIn, sample }) => (
          <li
            key={name}
            className="grid items-baseline gap-x-4 py-1.5 text-small sm:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)]"
          >
            <button
              type="button"
              onClick={() => onChoose(name, kind === 'fact')}
              className="wrap-anywhere min-h-11 justify-self-start rounded-sm text-left font-semibold text-brand underline decoration-1 underline-offset-3 hyphens-none hover:decoration-2"
            >
              {`{{${name}}}`}
              <span className="sr-only"> einsetzen</span>
            </button>
            <p className="min-w-0 pb-1.5 text-secondary sm:pb-0">
              {label}
              {kind === 'sentence' && ' (nicht im Betreff)'}
              {requiredIn && (
                <strong className="font-semibold">
                  . Muss stehen bleiben: {MAIL_TEXT_PART_LABELS[requiredIn]}
                </strong>
              )}
              {sample !== '' && (
                <span className="wrap-anywhere block text-muted hyphens-none">
                  Zum Beispiel: {sample}
                </span>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
