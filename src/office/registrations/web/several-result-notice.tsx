import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { CloseIcon } from '#platform/design/web/icons.tsx'
import { severalResult } from './several-result-store.ts'
import { resultSentence, type SeveralResult, UNDO_MS } from './several-results.ts'
import type { useSeveralStatuses } from './use-several-statuses.ts'

interface SeveralResultNoticeProps {
  result: SeveralResult
  statuses: ReturnType<typeof useSeveralStatuses>
}

/** What became of several registrations: how many were changed, which were not and why, and the undo for a minute. */
export function SeveralResultNotice({ result, statuses }: SeveralResultNoticeProps) {
  const { refused, undo, status } = result
  const seconds = useSecondsLeft(result)
  const canUndo = undo.length > 0 && seconds > 0
  return (
    <div className="border-white/25 not-last:border-b">
      <div className="wrap grid gap-2 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-w-0 flex-1 basis-60 text-small">
            <strong className="font-semibold">{resultSentence(result)}</strong>
            {status !== null && undo.length > 0 && (
              <span> E-Mails dazu gehen nach einer Minute hinaus.</span>
            )}
          </p>
          <div className="flex items-center justify-between gap-1 max-sm:grow">
            {canUndo && (
              <Button
                variant="outline"
                size="small"
                pending={statuses.isPending}
                onClick={() => statuses.mutate({ undo })}
              >
                Rückgängig
                <span aria-hidden="true" className="min-w-9 text-left font-normal tabular-nums">
                  {`(${seconds}\u00a0s)`}
                </span>
              </Button>
            )}
            <Button
              variant="outline"
              size="small"
              aria-label="Ergebnis schließen"
              disabled={statuses.isPending}
              onClick={() => severalResult.show(null)}
              className="size-11 border-transparent! p-0!"
            >
              <CloseIcon />
            </Button>
          </div>
        </div>
        {refused.length > 0 && (
          <ul
            aria-label={status === 'invoiced' ? 'Nicht ausgestellt' : 'Nicht geändert'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reachable by keyboard
            tabIndex={0}
            className="grid max-h-28 gap-1.5 overflow-y-auto rounded-input bg-white/10 px-4 py-3 text-small"
          >
            {refused.map(({ id, reference, problem }) => (
              <li key={id} className="wrap-anywhere">
                {reference ? (
                  <RegistrationLink id={id} reference={reference} />
                ) : (
                  <span>Anmeldung</span>
                )}
                <span>{`: ${problem.detail}`}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function RegistrationLink({ id, reference }: { id: string; reference: string }) {
  return (
    <Link
      translate="no"
      to="/admin/anmeldungen/$id"
      params={{ id }}
      className="whitespace-nowrap rounded-sm font-semibold underline underline-offset-3"
    >
      {reference}
    </Link>
  )
}

/** How many seconds the change can still be undone. */
function useSecondsLeft({ doneAt }: SeveralResult): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((doneAt + UNDO_MS - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}
