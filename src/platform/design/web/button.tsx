import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'inverse' | 'outline'
/** `small` is 44 px high, for bars and rows; `regular` is 52 px. */
export type ButtonSize = 'small' | 'regular'

interface Look {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
}

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-button border-2 text-center font-semibold leading-tight no-underline transition-[background-color,border-color,color,translate] active:translate-y-px disabled:pointer-events-none disabled:opacity-60 aria-busy:cursor-progress aria-busy:opacity-75 aria-disabled:pointer-events-none aria-disabled:opacity-60'

const VARIANTS = {
  primary:
    'border-transparent bg-brand text-white hover:bg-brand-hover disabled:bg-brand aria-disabled:bg-brand',
  secondary: 'border-ink bg-transparent text-ink hover:bg-ink hover:text-white',
  ghost: 'border-transparent bg-transparent text-ink hover:bg-brand-tint',
  /** On dark and accent backgrounds. */
  inverse: 'border-transparent bg-white text-ink hover:bg-section',
  /** On the same backgrounds, next to a more important `inverse` button. */
  outline: 'border-current bg-transparent text-inherit hover:bg-ink/20',
} as const satisfies Record<ButtonVariant, string>

const SIZES = {
  small: 'min-h-11 px-5 py-2 text-small',
  regular: 'min-h-13 px-7 py-3 text-base',
} as const satisfies Record<ButtonSize, string>

function look({ variant = 'primary', size = 'regular' }: Look, className?: string): string {
  return classes(BASE, VARIANTS[variant], SIZES[size], className)
}

interface ButtonProps extends Look, ComponentProps<'button'> {
  /** While true the button is disabled, and shows a spinning ring and `pendingLabel` where there is one. */
  pending?: boolean | undefined
  pendingLabel?: string | undefined
}

/** A button with the type "button" by default, so that none submits a form by accident. */
export function Button({
  variant,
  size,
  pending = false,
  pendingLabel,
  type = 'button',
  disabled = false,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={look({ variant, size }, className)}
      {...rest}
    >
      {pending && <PendingRing />}
      {/* With the key the words are replaced as one element: a translated page has other text nodes than React knows. */}
      <span key={String(pending)} className="contents">
        {pending ? (pendingLabel ?? children) : children}
      </span>
    </button>
  )
}

function PendingRing() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 rounded-pill border-2 border-current border-r-transparent motion-safe:animate-spin"
    />
  )
}

/** A link outside of the router, such as `mailto:` or another site, that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  className,
  children,
  ...rest
}: Look & ComponentProps<'a'>) {
  return (
    <a className={look({ variant, size }, className)} {...rest}>
      {children}
    </a>
  )
}
