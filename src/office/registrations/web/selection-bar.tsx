import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { CloseIcon, DownloadIcon, EnvelopeIcon } from '#platform/design/web/icons.tsx'
import { SELECTION_MAX } from '../domain/registration-selection.ts'
import { SeveralCancelDialog } from './several-cancel-dialog.tsx'
import { SeveralInvoicesDialog } from './several-invoices-dialog.tsx'
import type { useSelection } from './use-selection.ts'
import type { useSeveralStatuses } from './use-several-statuses.ts'
import type { useTickedRows } from './use-ticked-rows.ts'

interface SelectionBarProps {
  selection: Pick<ReturnType<typeof useSelection>, 'ids' | 'selectFound' | 'clear'>
  /** Number of rows of the whole list, loaded or not. */
  total: number
  countText: (count: number) => string
  /** For rows that are registrations. */
  statuses: ReturnType<typeof useSeveralStatuses> | undefined
  rows: ReturnType<typeof useTickedRows>
}

/** How many rows are ticked, and what can be done with them. */
export function SelectionBar({ selection, total, countText, statuses, rows }: SelectionBarProps) {
  const { ids, selectFound, clear } = selection
  const [isAsking, setAsking] = useState(false)
  const [isInvoicing, setInvoicing] = useState(false)
  const isBusy = statuses?.isPending ?? false
  const count = countText(ids.size)
  return (
    <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="flex grow flex-wrap items-center gap-x-3">
        <p
          role="status"
          className="font-semibold text-small tabular-nums max-sm:grow max-sm:basis-[calc(100%-4rem)]"
        >
          {isBusy ? `${statuses?.progress} von ${ids.size} bearbeitet ...` : `${count} ausgewählt`}
        </p>
        {!isBusy && ids.size < total && total <= SELECTION_MAX && (
          <Button
            variant="outline"
            size="small"
            pending={selectFound.isPending}
            onClick={() => selectFound.mutate()}
            className="border-transparent! px-3! max-sm:order-last max-sm:-ml-3"
          >
            {`Alle ${total.toLocaleString('de-DE')} auswählen`}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          aria-label="Auswahl aufheben"
          disabled={isBusy}
          onClick={clear}
          className="size-11 border-transparent! p-0!"
        >
          <CloseIcon />
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {statuses && (
          <>
            <Button
              variant="inverse"
              size="small"
              pending={isBusy}
              onClick={() => statuses.mutate({ ids: [...ids], status: 'confirmed' })}
            >
              Bestätigen
            </Button>
            <Button
              variant="outline"
              size="small"
              disabled={isBusy}
              onClick={() => setAsking(true)}
            >
              Absagen
            </Button>
            <Button
              variant="outline"
              size="small"
              aria-haspopup="dialog"
              disabled={isBusy}
              onClick={() => setInvoicing(true)}
              className="max-sm:px-4!"
            >
              Rechnungen
            </Button>
          </>
        )}
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          onClick={rows.write}
          className="max-sm:px-4!"
        >
          <EnvelopeIcon />
          Nachricht schreiben
        </Button>
        <Button
          variant="outline"
          size="small"
          pending={rows.isFileComing}
          disabled={isBusy}
          onClick={() => rows.download()}
          className="max-sm:px-4!"
        >
          <DownloadIcon />
          Exportieren
        </Button>
      </div>
      {isAsking && (
        <SeveralCancelDialog
          ids={[...ids]}
          count={count}
          onConfirm={(kept) => {
            setAsking(false)
            statuses?.mutate({ ids: [...ids], status: 'cancelled', ...kept })
          }}
          onCancel={() => setAsking(false)}
        />
      )}
      {isInvoicing && (
        <SeveralInvoicesDialog
          ids={[...ids]}
          count={count}
          onClose={() => setInvoicing(false)}
          onDone={clear}
        />
      )}
    </div>
  )
}
