import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import type { Revision } from '#platform/editing/domain/revision.ts'
import { TextDifference } from '#platform/editing/web/shown-difference.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { CmsText } from '../domain/cms-text.ts'
import { shownText } from './cms-panel-texts.ts'
import { textRevisionsQuery } from './cms-texts-query.ts'
import type { useTextWrite } from './use-text-write.ts'

interface TextHistoryProps {
  text: CmsText
  writing: ReturnType<typeof useTextWrite>
  onClose: () => void
}

/** Every edit of a text, newest first, with a button that restores each version. */
export function TextHistory({ text, writing, onClose }: TextHistoryProps) {
  const history = useInfiniteQuery(textRevisionsQuery(text))
  const { data: revisions, error, isFetching, hasNextPage, isFetchingNextPage } = history
  useSessionRefusalOf(error)

  /** A text that no page shows any more is read-only. */
  const restore = (content: string) =>
    text.fallback === null || content === shownText(text) ? null : (
      <Button
        variant="secondary"
        size="small"
        disabled={writing.isPending}
        onClick={() => {
          writing.write(content)
          onClose()
        }}
        className="mt-4"
      >
        Diese Fassung wiederherstellen
      </Button>
    )
  const oldest = hasNextPage ? undefined : revisions?.at(-1)
  return (
    <Dialog
      open
      onClose={onClose}
      place="side"
      title={`Verlauf: ${text.label}`}
      description={`${text.sectionTitle}. Alle Änderungen, die neueste zuerst.`}
    >
      {!revisions && isFetching && <p role="status">Lädt...</p>}
      {error && !isFetching && (
        <LoadProblem
          onRetry={() => void (revisions ? history.fetchNextPage() : history.refetch())}
          className="mb-4 grid justify-items-start gap-3"
        >
          Der Verlauf konnte nicht geladen werden.
        </LoadProblem>
      )}
      <ol className="grid gap-4">
        {revisions?.map((revision) => (
          <RevisionItem key={revision.id} revision={revision} current={shownText(text)}>
            {restore(String(revision.after))}
          </RevisionItem>
        ))}
        {oldest && (
          <li className="rounded-card bg-white p-5">
            <p className="font-semibold text-small">Vor der ersten Änderung</p>
            <p className="wrap-anywhere mt-2 whitespace-pre-line">{String(oldest.before)}</p>
            {restore(String(oldest.before))}
          </li>
        )}
      </ol>
      {hasNextPage && (
        <p className="mt-5 text-center">
          <Button
            variant="secondary"
            size="small"
            pending={isFetchingNextPage}
            pendingLabel="Lädt..."
            onClick={() => void history.fetchNextPage()}
          >
            Weitere laden
          </Button>
        </p>
      )}
    </Dialog>
  )
}

interface RevisionItemProps {
  revision: Revision
  current: string
  children: ReactNode
}

function RevisionItem({ revision, current, children }: RevisionItemProps) {
  const { editedBy, createdAt } = revision
  const before = String(revision.before)
  const after = String(revision.after)
  return (
    <li className="min-w-0 rounded-card bg-white p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="wrap-anywhere text-small">
          <span className="font-semibold">{editedBy}</span>,{' '}
          <time dateTime={createdAt} className="text-muted">
            {`${formatMoment(createdAt)} Uhr`}
          </time>
        </p>
        {after === current && <Badge tone="green">Steht auf der Seite</Badge>}
      </div>
      <dl className="mt-3 grid gap-2">
        <div>
          <dt className="text-muted text-small">Vorher</dt>
          <dd>
            <TextDifference text={before} other={after} />
          </dd>
        </div>
        <div>
          <dt className="text-muted text-small">Nachher</dt>
          <dd>
            <TextDifference text={after} other={before} />
          </dd>
        </div>
      </dl>
      {children}
    </li>
  )
}
