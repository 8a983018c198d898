import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { BackLink } from '#platform/design/web/staff/back-link.tsx'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { MailTextEditor } from './mail-text-editor.tsx'
import { mailTextsQuery } from './mail-texts-query.ts'

/** One mail: its texts with a preview, and all earlier versions. */
export function MailTextScreen({ template }: { template: string }) {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  const { data: mails, error, isFetching, refetch } = useQuery(mailTextsQuery)
  useSessionRefusalOf(error)
  const mail = mails?.find((one) => one.template === template)
  return (
    <>
      <BackLink to="/admin/mailtexte">Alle E-Mail-Texte</BackLink>
      {!mails && isFetching && (
        <p role="status" className="mt-6 text-muted">
          Lädt...
        </p>
      )}
      {!mails && error && !isFetching && (
        <Card className="mt-4">
          <LoadProblem onRetry={() => void refetch()}>
            Der Text konnte nicht geladen werden.
          </LoadProblem>
        </Card>
      )}
      {mails && !mail && (
        <Card className="mt-4">
          <h1 className="text-h3">Diese E-Mail gibt es nicht</h1>
          <p className="mt-2 text-secondary">Vielleicht ist die Adresse unvollständig.</p>
        </Card>
      )}
      {mail && <MailTextEditor key={template} mail={mail} />}
      <UnsavedGuard />
    </>
  )
}
