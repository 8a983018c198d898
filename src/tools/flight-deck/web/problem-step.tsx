import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { ChevronDownIcon, CloseIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { problemText } from './ai-request.ts'
import { AiSuggestions } from './ai-suggestions.tsx'
import type { StepProps } from './deck.ts'
import { IconButton } from './icon-button.tsx'
import { hasText, LENGTHS, PERSON_PARTS, type Person, type PersonPart } from './sprint.ts'
import { UndoNotice } from './your-work.tsx'

/** Step 1: the problem in a sentence and whom it affects most. Everything else is optional. */
export function ProblemStep({ deck }: StepProps) {
  const { texts, sprint, change, language } = deck
  const [first, ...others] = sprint.people
  const [isOpen, setOpen] = useState<boolean>()
  const who = (text: string) => text.slice(0, LENGTHS.person)
  const hasMore =
    others.length > 0 ||
    [first?.need, first?.situation, sprint.problem.signs, sprint.problem.tried].some(Boolean)

  return (
    <>
      <Card className="grid gap-6">
        <ProblemField deck={deck} part="what" />
        <PersonField deck={deck} person={first} part="who" label={texts.people.most} />
      </Card>
      <details
        // Open from the start where there is something in it.
        open={isOpen ?? hasMore}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group mt-5"
      >
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
          <ChevronDownIcon className="transition-transform group-open:rotate-180" />
          {texts.problem.more}
        </summary>
        <Card className="mt-2 grid gap-5 md:grid-cols-2">
          <PersonField deck={deck} person={first} part="need" />
          <PersonField deck={deck} person={first} part="situation" />
          <ProblemField deck={deck} part="signs" />
          <ProblemField deck={deck} part="tried" />
        </Card>
        <ul className="mt-4 grid gap-4">
          {others.map((person, index) => (
            <Card as="li" key={person.id}>
              <div className="flex items-center justify-between gap-4">
                <h3 className="text-h4">{texts.people.person(index + 2)}</h3>
                <IconButton
                  label={texts.people.remove(person.who || texts.people.person(index + 2))}
                  onClick={() => change({ type: 'remove-person', id: person.id })}
                >
                  <CloseIcon />
                </IconButton>
              </div>
              <div className="mt-2 grid gap-x-5 gap-y-4 md:grid-cols-3">
                {PERSON_PARTS.map((part) => (
                  <PersonField key={part} deck={deck} person={person} part={part} />
                ))}
              </div>
            </Card>
          ))}
        </ul>
        <UndoNotice deck={deck} />
        {first && (
          <Button
            variant="secondary"
            size="small"
            className="mt-4"
            onClick={() => change({ type: 'add-person', who: '' })}
          >
            <PlusIcon />
            {texts.people.add}
          </Button>
        )}
      </details>
      {hasText(sprint.problem.what) && (
        <AiSuggestions
          deck={deck}
          label={texts.people.askAi}
          place="people"
          request={{ kind: 'people', language, problem: problemText(sprint, texts) }}
          isTaken={(text) => sprint.people.some((person) => person.who === who(text))}
          onTake={(text) =>
            // The first one takes the field that is still empty.
            change(
              first && !hasText(first.who)
                ? { type: 'person', id: first.id, part: 'who', text: who(text) }
                : { type: 'add-person', who: who(text) },
            )
          }
        />
      )}
    </>
  )
}

function ProblemField({ deck, part }: StepProps & { part: 'what' | 'signs' | 'tried' }) {
  const { texts, sprint, change } = deck
  const { label, example } = texts.problem.fields[part]
  return (
    <TextAreaField
      id={`problem-${part}`}
      label={label}
      placeholder={example}
      rows={2}
      maxLength={LENGTHS.problem}
      value={sprint.problem[part]}
      onChange={({ target }) => change({ type: 'problem', part, text: target.value })}
    />
  )
}

interface PersonFieldProps extends StepProps {
  /** Undefined for the first one, who is not there yet. */
  person: Person | undefined
  part: PersonPart
  label?: string
}

function PersonField({ deck, person, part, label }: PersonFieldProps) {
  const words = deck.texts.people.fields[part]
  const id = person && person !== deck.sprint.people[0] ? person.id : 'first'
  return (
    <TextField
      id={`person-${id}-${part}`}
      label={label ?? words.label}
      placeholder={words.example}
      autoComplete="off"
      maxLength={LENGTHS.person}
      value={person?.[part] ?? ''}
      onChange={({ target }) =>
        deck.change({ type: 'person', ...(person && { id: person.id }), part, text: target.value })
      }
    />
  )
}
