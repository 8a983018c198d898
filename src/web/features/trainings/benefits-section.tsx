import type { SectionText } from '../../lib/content-text.ts'
import { classes } from '../../ui/classes.ts'
import { Section } from '../../ui/section.tsx'
import { BenefitDrawing } from './benefit-drawing.tsx'

const BENEFITS = [
  {
    drawing: 'time',
    ground: 'bg-sheet-violet',
    title: 'Schneller lernen',
    description:
      'In 90 Minuten lernt ihr Methoden und KI-Werkzeuge, die ihr direkt einsetzen könnt.',
  },
  {
    drawing: 'result',
    ground: 'bg-sheet-peach',
    title: 'Praktisch umsetzen',
    description:
      'Aus jeder Session geht ihr mit etwas Greifbarem, vom Prototyp bis zur Strategiehypothese.',
  },
  {
    drawing: 'anywhere',
    ground: 'bg-sheet-sky',
    title: 'Flexibel teilnehmen',
    description: 'Online und kompakt: Die Trainings brauchen keine Anreise.',
  },
  {
    drawing: 'summit',
    ground: 'bg-brand-tint',
    title: 'Von den Profis',
    description:
      'Wir verbinden seit mehr als zehn Jahren Design Thinking, KI und Geschäftsstrategie.',
  },
] as const

export function BenefitsSection({ text }: { text: SectionText }) {
  return (
    <Section aria-labelledby="benefits">
      <h2 id="benefits" className="text-h2">
        {text('benefits.heading', 'Warum teilnehmen?')}
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
        {BENEFITS.map(({ drawing, ground, title, description }, index) => (
          <li
            key={drawing}
            className={classes('flex gap-5 rounded-card p-6 sm:flex-col lg:p-7', ground)}
          >
            <BenefitDrawing name={drawing} />
            <div className="min-w-0">
              <h3 className="text-h4">{text(`benefits.${index}.title`, title)}</h3>
              <p className="mt-2 text-secondary text-small">
                {text(`benefits.${index}.description`, description)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
