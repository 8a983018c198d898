import { Link } from '@tanstack/react-router'
import type { AuditEntry } from '#platform/audit-log/domain/audit-log.ts'
import { auditSentence } from '../domain/audit-sentences.ts'
import { actorName, detailLines, subjectText } from './audit-entry-texts.ts'
import { timeOf } from './entry-days.ts'

const LINK =
  'rounded-sm font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2'

/** One entry of the log: its time, and a sentence of who did what. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const [before = '', after] = auditSentence(entry.action).split('{subject}')
  const lines = detailLines(entry.details)
  return (
    <li className="grid break-inside-avoid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 border-section border-t px-5 py-3.5 first:border-t-0 sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:px-6">
      <time dateTime={entry.createdAt} className="text-muted text-small tabular-nums">
        {timeOf(entry)}
      </time>
      <div className="wrap-anywhere hyphens-none text-small">
        <p>
          <span className="font-semibold">{actorName(entry)}</span>
          <span>{` ${before}`}</span>
          {after !== undefined && (
            <>
              <Subject entry={entry} />
              <span>{after}</span>
            </>
          )}
        </p>
        {lines.length > 0 && (
          <ul className="mt-0.5 text-secondary">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { action, subjectId, subjectName } = entry
  const [kind] = action.split('.')
  const text = subjectText(entry)
  if (kind === 'registration' && subjectName !== null) {
    return (
      <Link
        to="/admin/anmeldungen/$id"
        params={{ id: subjectId }}
        className={`${LINK} whitespace-nowrap`}
      >
        {text}
      </Link>
    )
  }
  if (kind === 'mail' && subjectName !== null) {
    return (
      <Link to="/admin/dashboard" search={{ ansicht: 'mails', mail: subjectId }} className={LINK}>
        {text}
      </Link>
    )
  }
  if (kind === 'training' && subjectName !== null) {
    return (
      <a href={`/trainings/${subjectId}`} className={LINK}>
        {text}
      </a>
    )
  }
  return <span>{text}</span>
}
