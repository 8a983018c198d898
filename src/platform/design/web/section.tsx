import type { ComponentProps } from 'react'
import type { Anchor } from '#site/pages/web/anchors.ts'
import { classes } from './classes.ts'

const GROUNDS = {
  page: 'bg-page',
  section: 'bg-section',
  /** The tint of the page's training: the page sets `--tint`. */
  tint: 'bg-(--tint)',
} as const

interface SectionProps extends Omit<ComponentProps<'section'>, 'id'> {
  ground?: keyof typeof GROUNDS | undefined
  /** Id for links to this section. */
  id?: Anchor | undefined
}

/** A full-width band of a page with the page's margins and the usual space above and below. */
export function Section({ ground = 'page', className, children, ...rest }: SectionProps) {
  return (
    <section
      // Focusable by script, because links to a part of the page move the focus there.
      tabIndex={rest.id === undefined ? undefined : -1}
      className={classes('section-space outline-none', GROUNDS[ground], className)}
      {...rest}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}
