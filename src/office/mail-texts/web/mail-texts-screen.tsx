import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { MAIL_OCCASIONS, type MailOccasion } from '#platform/mail/domain/mail-text.ts'
import type { ListedMailText } from '../domain/mail-text-edit.ts'
import { hasOwnText, textsInForce } from './mail-text-form-values.ts'
import { mailTextsQuery } from './mail-texts-query.ts'

/** Every mail that the product writes, by occasion. */
export function MailTextsScreen() {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  const mails = useQuery(mailTextsQuery)
  return (
    <>
      <h1 className="text-h2">E-Mail-Texte</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Betreff, Einleitung und Schluss jeder E-Mail, die von selbst verschickt wird. Termine,
        Preise, Links und Kalendereinträge setzt das System ein.
      </p>
      <QueryNotice query={mails} isAlone>
        Die Texte konnten nicht geladen werden.
      </QueryNotice>
      {mails.data &&
        MAIL_OCCASIONS.map((occasion) => (
          <Occasion
            key={occasion}
            occasion={occasion}
            mails={mails.data.filter((mail) => mail.occasion === occasion)}
          />
        ))}
    </>
  )
}

interface OccasionProps {
  occasion: MailOccasion
  mails: readonly ListedMailText[]
}

function Occasion({ occasion, mails }: OccasionProps) {
  const titleId = useId()
  if (mails.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="mt-9">
      <h2 id={titleId} className="mb-3 text-h4">
        {occasion}
      </h2>
      <Card padding="none">
        <ul className="divide-y divide-section">
          {mails.map((mail) => (
            <Row key={mail.template} mail={mail} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Row({ mail }: { mail: ListedMailText }) {
  const { template, name, when, to, editedBy, editedAt } = mail
  return (
    <li className="grid gap-x-8 gap-y-1.5 px-5 py-4 sm:px-6 lg:grid-cols-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/mailtexte/$template"
            params={{ template }}
            className="inline-flex min-h-11 items-center rounded-sm font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            {name}
          </Link>
          {hasOwnText(mail) && <Badge tone="blue">Eigener Text</Badge>}
        </p>
        <p className="text-secondary text-small">{`${when}. ${to}.`}</p>
      </div>
      <div className="min-w-0 text-small lg:pt-2.5">
        <p className="wrap-anywhere hyphens-none">
          <span className="text-muted">Betreff:</span>
          <span>{` ${textsInForce(mail).subject}`}</span>
        </p>
        {editedBy && editedAt && (
          <p className="wrap-anywhere text-muted">{`${editedBy}, ${formatMoment(editedAt)} Uhr`}</p>
        )}
      </div>
    </li>
  )
}
