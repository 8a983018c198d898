import type { HTMLAttributes } from 'react'
import { classes } from './classes.ts'

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** `article` for a thing that stands for itself, `section` with a heading of its own, `li` in a list. */
  as?: 'div' | 'article' | 'section' | 'li' | undefined
  /** `none` where a picture reaches the edge. */
  padding?: 'none' | 'regular' | undefined
}

/** A white sheet on the warm ground. */
export function Card({
  as: Element = 'div',
  padding = 'regular',
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element
      className={classes(
        'min-w-0 rounded-card bg-white shadow-card',
        padding === 'regular' && 'p-6 sm:p-8',
        className,
      )}
      {...rest}
    >
      {children}
    </Element>
  )
}
