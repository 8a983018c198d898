import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { CloseIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { problemText } from './ai-request.ts'
import { AiSuggestions } from './ai-suggestions.tsx'
import type { StepProps } from './deck.ts'
import { IconButton } from './icon-button.tsx'
import { suggestedPeople } from './method-suggestions.ts'
import { hasText, LENGTHS, PERSON_PARTS } from './sprint.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { useFocusSoon } from './use-focus-soon.ts'

/** Step 2: the people concerned, their needs and situations. */
export function PeopleStep({ deck }: StepProps) {
  const { texts, tools, sprint, change, language } = deck
  const { people } = sprint
  const focusSoon = useFocusSoon()
  const add = (who: string) => {
    change({ type: 'add-person', who: who.slice(0, LENGTHS.person) })
    focusSoon(`person-${sprint.lastId + 1}-${who ? 'need' : 'who'}`)
  }
  const isTaken = (text: string) => people.some(({ who }) => who === text.slice(0, LENGTHS.person))

  return (
    <>
      <ul className="grid gap-5">
        {people.map((person, index) => (
          <Card as="li" key={person.id}>
            <div className="flex items-center justify-between gap-4">
              <h3 className="text-h4">{person.who.trim() || texts.people.person(index + 1)}</h3>
              <IconButton
                label={texts.people.remove(person.who || texts.people.person(index + 1))}
                onClick={() => change({ type: 'remove-person', id: person.id })}
              >
                <CloseIcon />
              </IconButton>
            </div>
            <div className="mt-3 grid gap-x-5 gap-y-4 md:grid-cols-3">
              {PERSON_PARTS.map((part) => (
                <TextAreaField
                  key={part}
                  id={`person-${person.id}-${part}`}
                  label={texts.people.fields[part].label}
                  placeholder={texts.people.fields[part].example}
                  maxLength={LENGTHS.person}
                  value={person[part]}
                  onChange={({ target }) =>
                    change({ type: 'person', id: person.id, part, text: target.value })
                  }
                />
              ))}
            </div>
          </Card>
        ))}
      </ul>
      <UndoNotice deck={deck} />
      <Button variant="secondary" className="mt-5" onClick={() => add('')}>
        <PlusIcon />
        {texts.people.add}
      </Button>
      <section aria-labelledby="people-suggestions" className="mt-10">
        <h3 id="people-suggestions" className="text-h4">
          {texts.suggestions.byMethod}
        </h3>
        <p className="mt-1 mb-3 text-muted text-small">{tools.ai.madeByMethod}</p>
        <SuggestionList
          texts={texts.suggestions}
          suggestions={suggestedPeople(sprint, texts.method)}
          isTaken={isTaken}
          onTake={add}
        />
      </section>
      {hasText(sprint.problem.what) && (
        <AiSuggestions
          deck={deck}
          label={texts.people.askAi}
          place="people"
          request={{ kind: 'people', language, problem: problemText(sprint, texts) }}
          isTaken={isTaken}
          onTake={add}
        />
      )}
    </>
  )
}
