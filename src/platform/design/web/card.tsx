import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `article` for self-contained content, `section` with a heading of its own, `li` in a list. */
  as?: 'div' | 'article' | 'section' | 'li' | undefined
  /** `none` where a picture reaches the edge. */
  padding?: 'none' | 'regular' | undefined
  ground?: keyof typeof GROUNDS | undefined
}

const GROUNDS = {
  white: 'bg-white',
  brand: 'on-dark bg-brand text-white',
} as const

/** A white or coloured card on the page's background. */
export function Card({
  as: Element = 'div',
  padding = 'regular',
  ground = 'white',
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element
      className={classes(
        'min-w-0 rounded-card shadow-card',
        GROUNDS[ground],
        padding === 'regular' && 'p-6 sm:p-8',
        className,
      )}
      {...rest}
    >
      {children}
    </Element>
  )
}
