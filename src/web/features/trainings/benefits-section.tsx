import type { OverviewText } from '../../lib/editing/content-text.ts'
import { classes } from '../../ui/classes.ts'
import { EditableContent } from '../../ui/editable.tsx'
import { Section } from '../../ui/section.tsx'
import { BenefitDrawing } from './benefit-drawing.tsx'

const BENEFITS = [
  {
    drawing: 'time',
    ground: 'bg-sheet-violet',
    title: 'benefits.0.title',
    description: 'benefits.0.description',
  },
  {
    drawing: 'result',
    ground: 'bg-sheet-peach',
    title: 'benefits.1.title',
    description: 'benefits.1.description',
  },
  {
    drawing: 'anywhere',
    ground: 'bg-sheet-sky',
    title: 'benefits.2.title',
    description: 'benefits.2.description',
  },
  {
    drawing: 'summit',
    ground: 'bg-brand-tint',
    title: 'benefits.3.title',
    description: 'benefits.3.description',
  },
] as const

export function BenefitsSection({ text }: { text: OverviewText }) {
  return (
    <Section aria-labelledby="benefits">
      <h2 id="benefits" className="text-h2">
        <EditableContent text={text('benefits.heading')} />
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
        {BENEFITS.map(({ drawing, ground, title, description }) => (
          <li
            key={drawing}
            className={classes('flex gap-5 rounded-card p-6 sm:flex-col lg:p-7', ground)}
          >
            <BenefitDrawing name={drawing} />
            <div className="min-w-0">
              <h3 className="text-h4">
                <EditableContent text={text(title)} />
              </h3>
              <p className="mt-2 text-secondary text-small">
                <EditableContent text={text(description)} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
