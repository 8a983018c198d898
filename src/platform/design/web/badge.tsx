import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type BadgeTone =
  | 'orange'
  | 'green'
  | 'red'
  | 'blue'
  | 'early'
  | 'late'
  | 'brand'
  | 'neutral'
  | 'inverse'

const TONES = {
  orange: 'bg-badge-orange text-badge-orange-text',
  green: 'bg-badge-green text-badge-green-text',
  red: 'bg-badge-red text-badge-red-text',
  blue: 'bg-badge-blue text-badge-blue-text',
  early: 'bg-early text-ink',
  late: 'bg-late text-ink',
  brand: 'bg-brand text-white',
  neutral: 'bg-section text-secondary',
  /** On dark and accent backgrounds. */
  inverse: 'bg-white text-ink',
} as const satisfies Record<BadgeTone, string>

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone | undefined
}

/** A short coloured label. The text carries the meaning; the colour only repeats it. */
export function Badge({ tone = 'neutral', className, children, ...rest }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex min-h-7 items-center gap-1.5 whitespace-nowrap rounded-button px-3 py-1 font-semibold text-small leading-tight hyphens-none',
        TONES[tone],
        className,
      )}
      {...rest}
    >
      {children}
    </span>
  )
}
