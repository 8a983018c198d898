import { useId } from 'react'
import { ChevronDownIcon } from '#platform/design/web/icons.tsx'
import type { MailTextPart } from '#platform/mail/domain/mail-text.ts'
import type { ListedMailText } from '../domain/mail-text-edit.ts'

type Placeholders = ListedMailText['placeholders']

interface PlaceholderButtonsProps {
  placeholders: Placeholders
  onChoose: (name: string, isFact: boolean) => void
}

/** A button for each placeholder, which puts it into a text. */
export function PlaceholderButtons({ placeholders, onChoose }: PlaceholderButtonsProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="font-semibold font-text text-small tracking-normal">
        Platzhalter einsetzen
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {placeholders.map(({ name, kind }) => (
          <li key={name} className="min-w-0">
            <button
              type="button"
              onClick={() => onChoose(name, kind === 'fact')}
              className="wrap-anywhere inline-flex min-h-11 items-center rounded-button bg-brand-tint px-4 py-1.5 font-semibold text-brand text-small hyphens-none transition-colors hover:bg-brand hover:text-white"
            >
              {`{{${name}}}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const IN_PART: Record<MailTextPart, string> = {
  subject: 'im Betreff',
  opening: 'in der Einleitung',
  closing: 'im Schluss',
}

/** What each placeholder stands for. */
export function PlaceholderMeanings({ placeholders }: { placeholders: Placeholders }) {
  return (
    <details className="disclosure group border-section border-t">
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-input font-semibold text-small [&::-webkit-details-marker]:hidden">
        Was die Platzhalter bedeuten
        <ChevronDownIcon className="shrink-0 transition-[rotate] group-open:rotate-180" />
      </summary>
      <dl className="divide-y divide-section pb-2 text-small">
        {placeholders.map(({ name, kind, label, requiredIn, sample }) => (
          <div
            key={name}
            className="grid items-baseline gap-x-4 py-2.5 sm:grid-cols-[minmax(0,11.5rem)_minmax(0,1fr)]"
          >
            <dt className="wrap-anywhere font-semibold hyphens-none">{`{{${name}}}`}</dt>
            <dd className="min-w-0 text-secondary">
              <span>{`${label}${kind === 'sentence' ? ' (nicht im Betreff)' : ''}`}</span>
              {requiredIn && (
                <strong className="block font-semibold">
                  {`Muss ${IN_PART[requiredIn]} stehen`}
                </strong>
              )}
              {sample !== '' && (
                <span className="wrap-anywhere block text-muted hyphens-none">
                  {`Zum Beispiel: ${sample}`}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
