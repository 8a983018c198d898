import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { formatMoment } from '#platform/design/web/moment-text.ts'
import { MoreButton } from '#platform/design/web/more-button.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import type { RevisionSubject } from '../domain/revision.ts'
import { type EditGroup, editGroups } from './edit-groups.ts'
import { revisionsQuery } from './revisions-query.ts'
import { TextDifference } from './shown-difference.tsx'

interface EditHistoryProps {
  subject: RevisionSubject
  subjectId: string
  /** A field's name, and its value as a text. */
  labelOf: (field: string) => string
  textOf: (field: string, value: unknown) => string
  /** Whether a field is shown; all are, where it is left out. An edit of other fields alone is left out as well. */
  isShown?: ((field: string) => boolean) | undefined
  /** What else is shown with the edit at that index, such as a button. The edits are the loaded ones, newest first. */
  actionOf?: ((index: number, edits: readonly EditGroup[]) => ReactNode) | undefined
}

/** Who changed what, the newest edit first, with the differences. */
export function EditHistory({
  subject,
  subjectId,
  labelOf,
  textOf,
  isShown = () => true,
  actionOf,
}: EditHistoryProps) {
  const list = useInfiniteQuery(revisionsQuery(subject, subjectId))
  const { data: revisions } = list
  const edits = editGroups((revisions ?? []).filter(({ field }) => isShown(field)))
  return (
    <>
      <QueryNotice query={list} isAlone>
        Der Verlauf konnte nicht geladen werden.
      </QueryNotice>
      {revisions && edits.length === 0 && (
        <Card className="text-secondary">Bisher hat niemand etwas geändert.</Card>
      )}
      {edits.length > 0 && (
        <ol aria-label="Änderungen" className="grid gap-4">
          {edits.map((edit, index) => (
            <Card as="li" key={edit.id} className="!p-5 sm:!p-6">
              <p className="wrap-anywhere text-small">
                <span className="font-semibold">{edit.editedBy}</span>,{' '}
                <time dateTime={edit.createdAt} className="text-muted">
                  {`${formatMoment(edit.createdAt)} Uhr`}
                </time>
              </p>
              {edit.changes.map(({ field, before, after }) => (
                <Change
                  key={field}
                  label={labelOf(field)}
                  before={textOf(field, before)}
                  after={textOf(field, after)}
                />
              ))}
              {actionOf?.(index, edits)}
            </Card>
          ))}
        </ol>
      )}
      <MoreButton list={list} />
    </>
  )
}

interface ChangeProps {
  label: string
  before: string
  after: string
}

function Change({ label, before, after }: ChangeProps) {
  return (
    <div className="mt-3">
      <p className="font-semibold text-small">{label}</p>
      <dl className="mt-1 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-muted text-small">Vorher</dt>
          <dd>
            <TextDifference text={before || '(leer)'} other={after || '(leer)'} />
          </dd>
        </div>
        <div className="min-w-0">
          <dt className="text-muted text-small">Nachher</dt>
          <dd>
            <TextDifference text={after || '(leer)'} other={before || '(leer)'} />
          </dd>
        </div>
      </dl>
    </div>
  )
}
