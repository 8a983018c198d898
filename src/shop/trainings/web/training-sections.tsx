import { Section } from '#platform/design/web/section.tsx'
import type { ShownText, TrainingText } from '#platform/editing/web/content-text.ts'
import type { Training } from '../domain/training.ts'
import { AgendaSection } from './agenda-section.tsx'
import { AddItem, Editable, EditableContent, EditableItem } from './editing/editable.tsx'
import { Part } from './training-part.tsx'

interface TrainingSectionsProps {
  training: Training
  text: TrainingText
}

export function TrainingSections({ training, text }: TrainingSectionsProps) {
  return (
    <>
      <Part id="worum" heading={text('section.description.heading')}>
        <p className="max-w-[58ch] whitespace-pre-line text-lead">
          <Editable of={{ kind: 'training', training, field: 'description' }}>
            {training.description}
          </Editable>
        </p>
      </Part>
      <Part id="lernziele" ground="tint" heading={text('section.objectives.heading')}>
        <Objectives training={training} />
      </Part>
      <AgendaSection heading={text('section.agenda.heading')} training={training} />
      <Part id="zielgruppe" heading={text('section.audience.heading')}>
        <p className="max-w-[58ch] whitespace-pre-line text-lead">
          <Editable of={{ kind: 'training', training, field: 'targetAudience' }}>
            {training.targetAudience}
          </Editable>
        </p>
      </Part>
      <Methods heading={text('section.methods.heading')} training={training} />
    </>
  )
}

function Objectives({ training }: { training: Training }) {
  const list = { kind: 'training', training, field: 'objectives' } as const
  return (
    <div className="relative">
      <ol className="-my-5 divide-y divide-ink/15">
        {Object.entries(training.objectives).map(([place, objective]) => (
          <li
            key={place}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline py-5 sm:grid-cols-[5rem_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="font-display font-heading text-(--accent) text-h2">
              {Number(place) + 1}
            </span>
            <span className="relative text-lead">
              <EditableItem of={list} index={Number(place)} handle="top-0.5 right-full mr-2">
                {objective}
              </EditableItem>
            </span>
          </li>
        ))}
      </ol>
      <AddItem of={list} className="top-full left-14 mt-7 sm:left-20" />
    </div>
  )
}

interface MethodsProps {
  heading: ShownText
  training: Training
}

function Methods({ heading, training }: MethodsProps) {
  const list = { kind: 'training', training, field: 'methods' } as const
  return (
    <Section ground="section" aria-labelledby="methoden">
      <h2 id="methoden" className="text-h2">
        <EditableContent text={heading} />
      </h2>
      <div className="relative">
        <ul className="mt-10 grid grid-cols-[repeat(auto-fit,minmax(min(100%,13.5rem),1fr))] gap-5">
          {Object.entries(training.methods).map(([place, method]) => (
            <li
              key={place}
              className="sheet-corner flex items-end rounded-card bg-white px-6 py-5 pr-12 font-display font-heading text-h4 shadow-card sm:min-h-36 sm:py-6 sm:pr-6"
            >
              <EditableItem
                of={list}
                index={Number(place)}
                handle="right-2 bottom-2 sm:top-4 sm:right-auto sm:bottom-auto sm:left-4"
              >
                {method}
              </EditableItem>
            </li>
          ))}
        </ul>
        <AddItem of={list} className="bottom-full left-0 mb-1.5" />
      </div>
    </Section>
  )
}
