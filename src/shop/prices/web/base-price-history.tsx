import { Button } from '#platform/design/web/button.tsx'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { EditHistory } from '#platform/editing/web/edit-history.tsx'
import { priceText } from './price-text.ts'

interface BasePriceHistoryProps {
  packageId: string
  /** "Grundpreis „Einzelticket“" */
  label: string
  /** The price that is typed or stored. */
  typed: string
  /** Puts an earlier price into the field, "149.00"; it is stored like a typed one. */
  onTake: (price: string) => void
  onClose: () => void
}

/** Every change of a package's base price, the newest first; the one before each can be put back into the field. */
export function BasePriceHistory({
  packageId,
  label,
  typed,
  onTake,
  onClose,
}: BasePriceHistoryProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      place="side"
      title={`Verlauf: ${label}`}
      description="Alle Änderungen des Grundpreises, die neueste zuerst."
    >
      <EditHistory
        subject="package"
        subjectId={packageId}
        isShown={(field) => field === 'basePrice'}
        labelOf={() => 'Grundpreis'}
        textOf={(_, value) => priceText(String(value))}
        actionOf={(index, edits) => {
          const before = edits[index]?.changes.find(({ field }) => field === 'basePrice')?.before
          if (typeof before !== 'string' || before === typed) return null
          return (
            <Button
              variant="secondary"
              size="small"
              onClick={() => onTake(before)}
              className="mt-4"
            >
              {`${priceText(before)} ins Feld übernehmen`}
            </Button>
          )
        }}
      />
    </Dialog>
  )
}
