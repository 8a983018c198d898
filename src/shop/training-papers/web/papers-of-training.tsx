import { useQuery } from '@tanstack/react-query'
import { unbroken } from '#platform/design/web/unbroken.ts'
import { trainingSection } from '#platform/editing/domain/page-texts.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { readAgenda } from '#shop/trainings/domain/agenda.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { Editable, EditableContent } from '#shop/trainings/web/editing/editable.tsx'
import { PapersDates } from './papers-dates.tsx'
import { Fact, Facts, type PapersHeading, PapersSection } from './papers-parts.tsx'

interface PapersOfTrainingProps {
  training: Training
  /** The headings of its sections. */
  as: PapersHeading
  /** In front of the ids of its sections. */
  prefix?: string
}

/** What is true of one training: content, agenda, audience and dates. */
export function PapersOfTraining({ training, as, prefix = '' }: PapersOfTrainingProps) {
  const content = useQuery(contentQuery)
  const text = sectionText(content.data, trainingSection(training.id))
  const section = (id: string) => ({ id: prefix + id, as })
  return (
    <>
      <PapersSection
        {...section('inhalt')}
        heading={<EditableContent text={text('section.description.heading')} />}
      >
        <Text training={training} field="description" />
      </PapersSection>
      <PapersSection
        {...section('ziele')}
        heading={<EditableContent text={text('section.objectives.heading')} />}
      >
        <Items items={training.objectives} />
      </PapersSection>
      {training.agenda.length > 0 && (
        <PapersSection
          {...section('minuten')}
          heading={<EditableContent text={text('section.agenda.heading')} />}
        >
          <Facts>
            {Object.entries(readAgenda(training.agenda)).map(([place, part]) => (
              <Fact key={place} name={unbroken(`${part.minutes} Minuten`)}>
                {part.text}
              </Fact>
            ))}
          </Facts>
        </PapersSection>
      )}
      <PapersSection
        {...section('ergebnis')}
        heading={<EditableContent text={text('section.outcome.heading')} />}
      >
        <Text training={training} field="outcome" />
      </PapersSection>
      <PapersSection
        {...section('zielgruppe')}
        heading={<EditableContent text={text('section.audience.heading')} />}
      >
        <Text training={training} field="targetAudience" />
      </PapersSection>
      <PapersSection
        {...section('methoden')}
        heading={<EditableContent text={text('section.methods.heading')} />}
      >
        <Items items={training.methods} />
      </PapersSection>
      <PapersSection {...section('termine')} heading="Termine und Leitung">
        <PapersDates training={training} />
      </PapersSection>
    </>
  )
}

interface TextProps {
  training: Training
  field: 'description' | 'outcome' | 'targetAudience'
}

function Text({ training, field }: TextProps) {
  return (
    <p className="whitespace-pre-line text-secondary">
      <Editable of={{ kind: 'training', training, field }}>{training[field]}</Editable>
    </p>
  )
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1 pl-5 text-secondary marker:text-(--accent)">
      {Object.entries(items).map(([place, item]) => (
        <li key={place}>{item}</li>
      ))}
    </ul>
  )
}
