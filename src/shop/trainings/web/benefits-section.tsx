import { classes } from '#platform/design/web/classes.ts'
import { Section } from '#platform/design/web/section.tsx'
import type { OverviewText } from '#platform/editing/web/content-text.ts'
import { BenefitDrawing } from './benefit-drawing.tsx'
import { BenefitsTrail } from './benefits-trail.tsx'
import { EditableContent } from './editing/editable.tsx'

/** On wide windows each stop is higher than the one before. The trail is drawn for these steps. */
const BENEFITS = [
  {
    drawing: 'time',
    ground: 'bg-sheet-violet',
    step: 'xl:mt-36',
    title: 'benefits.0.title',
    description: 'benefits.0.description',
  },
  {
    drawing: 'result',
    ground: 'bg-sheet-peach',
    step: 'xl:mt-24',
    title: 'benefits.1.title',
    description: 'benefits.1.description',
  },
  {
    drawing: 'anywhere',
    ground: 'bg-sheet-sky',
    step: 'xl:mt-12',
    title: 'benefits.2.title',
    description: 'benefits.2.description',
  },
  {
    drawing: 'summit',
    ground: 'bg-brand-tint',
    step: 'xl:mt-0',
    title: 'benefits.3.title',
    description: 'benefits.3.description',
  },
] as const

/** The benefits as the stops of a paper plane's trail: down the side of a phone, and up the page on wide windows. */
export function BenefitsSection({ text }: { text: OverviewText }) {
  return (
    <Section aria-labelledby="benefits">
      <h2 id="benefits" className="text-h2">
        <EditableContent text={text('benefits.heading')} />
      </h2>
      <div className="relative mt-8 lg:mt-12 xl:-mt-4">
        <BenefitsTrail />
        <ul className="relative grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-4">
          {BENEFITS.map(({ drawing, ground, step, title, description }) => (
            <li key={drawing} className={classes('flex gap-5 xl:flex-col', step)}>
              <span
                className={classes(
                  'grid size-20 shrink-0 place-items-center rounded-pill shadow-card ring-6 ring-page xl:size-24',
                  ground,
                )}
              >
                <BenefitDrawing name={drawing} />
              </span>
              <div className="min-w-0">
                <h3 className="text-h4">
                  <EditableContent text={text(title)} />
                </h3>
                <p className="mt-2 max-w-[36ch] text-secondary text-small">
                  <EditableContent text={text(description)} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
