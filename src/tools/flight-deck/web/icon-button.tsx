import type { ComponentProps } from 'react'
import { classes } from '#platform/design/web/classes.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string
}

/** A round button with a common icon. The label is for screen readers and the tooltip. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-pill text-secondary transition-colors hover:bg-ink/8 hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-35',
        className,
      )}
      {...rest}
    >
      {children}
    </button>
  )
}
