import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { ChevronDownIcon } from '#platform/design/web/icons.tsx'

interface FoldToggleProps {
  isOpen: boolean
  /** Id of what is folded. */
  controls: string
  /** What the button says while it is open, and while it is folded. */
  open: string
  folded: string
  onToggle: () => void
}

/** A button that folds and unfolds a part of the dashboard. */
export function FoldToggle({ isOpen, controls, open, folded, onToggle }: FoldToggleProps) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="-mx-5 lg:-mx-5.5"
    >
      <span>{isOpen ? open : folded}</span>
      <ChevronDownIcon className={classes('transition-transform', isOpen && 'rotate-180')} />
    </Button>
  )
}
