import { useState } from 'react'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { problemText } from './ai-request.ts'
import { AiSuggestions } from './ai-suggestions.tsx'
import type { StepProps } from './deck.ts'
import { MoreSummary } from './more-summary.tsx'
import { hasText, LENGTHS, type Person, type ProblemPart } from './sprint.ts'

/** Step 1: the problem in a sentence and whom it affects most. Everything else is optional. */
export function ProblemStep({ deck }: StepProps) {
  const { texts, sprint, change, language } = deck
  const { problem, person, others } = sprint
  const [isOpen, setOpen] = useState<boolean>()
  const hasMore = [person.need, person.situation, problem.signs, problem.tried, others].some(
    Boolean,
  )

  return (
    <>
      <Card className="grid gap-6">
        <ProblemField deck={deck} part="what" />
        <PersonField deck={deck} part="who" />
      </Card>
      <details
        // Open from the start where there is something in it.
        open={isOpen ?? hasMore}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group mt-5"
      >
        <MoreSummary>{texts.problem.more}</MoreSummary>
        <Card className="mt-2 grid gap-5 md:grid-cols-2">
          <PersonField deck={deck} part="need" />
          <PersonField deck={deck} part="situation" />
          <ProblemField deck={deck} part="signs" />
          <ProblemField deck={deck} part="tried" />
          <TextAreaField
            id="people-others"
            className="md:col-span-2"
            label={texts.problem.fields.others.label}
            placeholder={texts.problem.fields.others.example}
            maxLength={LENGTHS.others}
            value={others}
            onChange={({ target }) => change({ others: target.value })}
          />
        </Card>
      </details>
      <AiSuggestions
        deck={deck}
        request={{ kind: 'people', language, problem: problemText(sprint, texts) }}
        maxLength={LENGTHS.person}
        isTaken={(text) => person.who === text || others.split('\n').includes(text)}
        take={(text) =>
          // The first one takes the field that is still empty.
          hasText(person.who)
            ? { others: [others.trimEnd(), text].filter(Boolean).join('\n') }
            : { person: { ...person, who: text } }
        }
      />
    </>
  )
}

function ProblemField({ deck, part }: StepProps & { part: ProblemPart }) {
  const { texts, sprint, change } = deck
  const { label, example } = texts.problem.fields[part]
  return (
    <TextAreaField
      id={`problem-${part}`}
      label={label}
      placeholder={example}
      maxLength={LENGTHS.problem}
      value={sprint.problem[part]}
      onChange={({ target }) => change({ problem: { ...sprint.problem, [part]: target.value } })}
    />
  )
}

function PersonField({ deck, part }: StepProps & { part: keyof Person }) {
  const { texts, sprint, change } = deck
  const { label, example } = texts.problem.fields[part]
  return (
    <TextField
      id={`person-${part}`}
      label={label}
      placeholder={example}
      autoComplete="off"
      maxLength={LENGTHS.person}
      value={sprint.person[part]}
      onChange={({ target }) => change({ person: { ...sprint.person, [part]: target.value } })}
    />
  )
}
