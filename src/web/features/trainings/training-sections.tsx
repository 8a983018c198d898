import type { ReactNode } from 'react'
import type { Training } from '#domain/training/training.ts'
import type { SectionText } from '../../lib/content-text.ts'
import { Section } from '../../ui/section.tsx'

interface TrainingSectionsProps {
  training: Training
  text: SectionText
}

export function TrainingSections({ training, text }: TrainingSectionsProps) {
  return (
    <>
      <Part id="worum" heading={text('section.description.heading', 'Worum geht es?')}>
        <p className="max-w-[58ch] whitespace-pre-line text-lead">{training.description}</p>
      </Part>
      <Part
        id="lernziele"
        ground="tint"
        heading={text('section.objectives.heading', 'Was ihr lernt')}
      >
        <Objectives objectives={training.objectives} />
      </Part>
      <Part
        id="zielgruppe"
        heading={text('section.audience.heading', 'Für wen ist dieses Training?')}
      >
        <p className="max-w-[58ch] whitespace-pre-line text-lead">{training.targetAudience}</p>
      </Part>
      <Methods
        heading={text('section.methods.heading', 'Methoden & Tools')}
        methods={training.methods}
      />
    </>
  )
}

interface PartProps {
  id: string
  heading: string
  ground?: 'page' | 'tint'
  children: ReactNode
}

/** The heading on the left, what it announces on the right. */
function Part({ id, heading, ground = 'page', children }: PartProps) {
  return (
    <Section ground={ground} aria-labelledby={id}>
      <div className="grid grid-cols-1 gap-x-5 gap-y-6 lg:grid-cols-12">
        <h2 id={id} className="text-h2 lg:col-span-4">
          {heading}
        </h2>
        <div className="min-w-0 lg:col-span-8">{children}</div>
      </div>
    </Section>
  )
}

function Objectives({ objectives }: { objectives: readonly string[] }) {
  return (
    <ol className="-my-5 divide-y divide-ink/15">
      {Object.entries(objectives).map(([place, objective]) => (
        <li
          key={place}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline py-5 sm:grid-cols-[5rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="font-display font-heading text-(--accent) text-h2">
            {Number(place) + 1}
          </span>
          <span className="text-lead">{objective}</span>
        </li>
      ))}
    </ol>
  )
}

function Methods({ heading, methods }: { heading: string; methods: readonly string[] }) {
  return (
    <Section ground="section" aria-labelledby="methoden">
      <h2 id="methoden" className="text-h2">
        {heading}
      </h2>
      <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] gap-5">
        {Object.entries(methods).map(([place, method]) => (
          <li
            key={place}
            className="sheet-corner flex items-end rounded-card bg-white px-6 py-5 pr-12 font-display font-heading text-h4 shadow-card sm:min-h-36 sm:py-6 sm:pr-6"
          >
            {method}
          </li>
        ))}
      </ul>
    </Section>
  )
}
