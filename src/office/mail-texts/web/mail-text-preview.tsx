import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { MailTexts } from '#platform/mail/domain/mail-text.ts'
import { MailContent } from '#platform/mail/web/mail-content.tsx'
import type { ListedMailText } from '../domain/mail-text-edit.ts'
import { problemsOf } from './mail-text-form-values.ts'
import { previewQuery } from './mail-texts-query.ts'

interface MailTextPreviewProps {
  mail: ListedMailText
  texts: MailTexts
}

/** The mail with these texts and sample data. Where the texts are wrong, the last right ones stay. */
export function MailTextPreview({ mail, texts }: MailTextPreviewProps) {
  const titleId = useId()
  const isRight = Object.keys(problemsOf(mail, texts)).length === 0
  const preview = useQuery({ ...previewQuery(mail.template, texts), enabled: isRight })
  const { data, error, isFetching, refetch } = preview
  useSessionRefusalOf(error)
  return (
    <section aria-labelledby={titleId} className="min-w-0 lg:sticky lg:top-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="text-h4">
          Vorschau mit Beispieldaten
        </h2>
        <p role="status" className="text-muted text-small">
          {`${!isRight ? 'Sie folgt, sobald der Text stimmt.' : ''}${isRight && isFetching ? 'Wird erneuert...' : ''}`}
        </p>
      </div>
      {error && !isFetching && (
        <LoadProblem
          onRetry={() => void refetch()}
          className="grid justify-items-start gap-3 rounded-card bg-white p-6 shadow-card"
        >
          Die Vorschau konnte nicht geladen werden.
        </LoadProblem>
      )}
      {data && (
        <>
          <p className="wrap-anywhere mt-3 mb-4 rounded-input bg-section px-4 py-3 hyphens-none">
            <span className="text-muted">Betreff:</span> <strong>{data.subject}</strong>
          </p>
          <MailContent mail={{ ...data, isErased: false }} />
        </>
      )}
    </section>
  )
}
