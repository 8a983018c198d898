import { classes } from '#platform/design/web/classes.ts'

interface ChoiceTileProps {
  /** Of the group of radio buttons. */
  name: string
  label?: string
  isChosen: boolean
  onChoose: () => void
  className: string
  children: string | number
}

/** A radio button that is a tile: the control lies over it. */
export function ChoiceTile({
  name,
  label,
  isChosen,
  onChoose,
  className,
  children,
}: ChoiceTileProps) {
  return (
    <label
      className={classes(
        'relative inline-flex min-h-11 items-center justify-center rounded-input border-2 font-semibold text-small transition-colors has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3',
        isChosen ? 'border-brand bg-brand text-white' : 'border-sand bg-white hover:border-ink',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span>{children}</span>
    </label>
  )
}
