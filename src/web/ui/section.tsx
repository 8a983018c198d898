import type { ComponentProps } from 'react'
import type { Anchor } from '../content/anchors.ts'
import { classes } from './classes.ts'

const GROUNDS = {
  page: 'bg-page',
  section: 'bg-section',
  /** The tint of the training whose page it is: the page sets `--tint`. */
  tint: 'bg-(--tint)',
} as const

interface SectionProps extends Omit<ComponentProps<'section'>, 'id'> {
  ground?: keyof typeof GROUNDS | undefined
  /** Where links lead to this section. */
  id?: Anchor | undefined
  /** An id that links to this section had earlier. Links that people have shared still lead here. */
  formerId?: string | undefined
}

/** A full-width band of a page with the page's margins and the usual space above and below. */
export function Section({ ground = 'page', formerId, className, children, ...rest }: SectionProps) {
  return (
    <>
      {formerId && <span id={formerId} />}
      <section
        // Links to a part of the page take the focus there.
        tabIndex={rest.id === undefined ? undefined : -1}
        className={classes('section-space outline-none', GROUNDS[ground], className)}
        {...rest}
      >
        <div className="wrap">{children}</div>
      </section>
    </>
  )
}
