import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Card } from '#platform/design/web/card.tsx'
import type { MessagePreview } from '../domain/message.ts'
import { LEFT_OUT_TEXTS, peopleText } from './message-texts.ts'

/** Who gets the message, and who of the chosen people does not. */
export function RecipientsCard({ preview }: { preview: MessagePreview }) {
  const { recipients, leftOut } = preview
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId} className="grid gap-4 text-small">
      <h2 id={titleId} className="text-h4">
        {recipients.length === 0
          ? 'Niemand bekommt diese Nachricht'
          : `${peopleText(recipients.length)} ${recipients.length === 1 ? 'bekommt' : 'bekommen'} diese Nachricht`}
      </h2>
      {recipients.length > 0 && (
        <>
          <p className="text-secondary">
            Jede Person bekommt eine eigene E-Mail. Niemand sieht, wer sie noch bekommt.
          </p>
          <Names label="Empfänger">
            {recipients.map(({ address, name, seats, isBooker, isConfirmed }) => (
              <li key={address} className="py-2">
                <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
                  <span>{name}</span>
                  {isBooker && <Badge tone="blue">hat gebucht</Badge>}
                  {!isConfirmed && <Badge tone="orange">nicht bestätigt</Badge>}
                </span>
                <span className="wrap-anywhere block text-secondary hyphens-none">
                  {`${address}${seats > 1 && !isBooker ? `, ${seats} Plätze` : ''}`}
                </span>
              </li>
            ))}
          </Names>
        </>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer rounded-input py-2.5 font-semibold">
            {`${peopleText(leftOut.length)} nicht`}
          </summary>
          <Names label="Nicht dabei">
            {leftOut.map(({ name, registrationId, reference, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one person may have two cancelled seats in a registration
              <li key={index} className="py-2">
                <span className="font-semibold">{name}</span>
                <span>{`: ${LEFT_OUT_TEXTS[reason]} (`}</span>
                <Link
                  translate="no"
                  to="/admin/anmeldungen/$id"
                  params={{ id: registrationId }}
                  className="whitespace-nowrap rounded-sm underline underline-offset-3"
                >
                  {reference}
                </Link>
                )
              </li>
            ))}
          </Names>
        </details>
      )}
    </Card>
  )
}

function Names({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keyboard
      tabIndex={0}
      className="max-h-72 divide-y divide-section overflow-y-auto overscroll-contain rounded-input"
    >
      {children}
    </ul>
  )
}
