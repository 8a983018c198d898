import { type FormEvent, useEffect, useRef, useState } from 'react'
import { call } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { RequiredNote } from '#platform/design/web/field.tsx'
import { FormSummary } from '#platform/design/web/form.tsx'
import { openProblems, type TypedRefusal } from '#platform/design/web/form-refusal.ts'
import { moveOnEnter } from '#platform/design/web/move-on-enter.ts'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { useSend } from '#platform/design/web/use-send.ts'
import { ContactFields } from '#shop/booking/web/contact-fields.tsx'
import { seatsText } from '#shop/seats/web/seats-text.ts'
import { PAGES } from '#site/pages/web/page-table.ts'
import { joinFailure } from './join-failure.ts'
import {
  EMPTY_VALUES,
  fewerOptions,
  type JoinField,
  type JoinValues,
  joinProblems,
  joinRequest,
  personFields,
  readValues,
  SEATS,
} from './joining.ts'
import { SubjectCard, SubjectSelect } from './subject-fields.tsx'
import type { Subject } from './waiting-subjects.ts'

const FIELDS = Object.keys(EMPTY_VALUES).map((name) => ({ name }))

interface JoinFormProps {
  /** What can be waited for: one of them where a link has asked for it. */
  subjects: readonly Subject[]
  /** @param address the e-mail address that the confirmation was sent to */
  onJoined: (address: string) => void
}

/**
 * The form's controls keep their values themselves, so that what was typed before React hydrated them stays. `values`
 * repeats them for what depends on them.
 */
export function JoinForm({ subjects, onJoined }: JoinFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const isReady = useHydrated()
  const [values, setValues] = useState(EMPTY_VALUES)
  const { refusal, isPending, send, refuse } = useSend<TypedRefusal<JoinField>>()

  const [only] = subjects.length === 1 ? subjects : []
  const subject = only ?? subjects.find(({ id }) => id === values.subject)
  const seats = Number(values.seats)
  const problems = openProblems(refusal, joinProblems(values, subject), { ...values })

  useEffect(() => {
    if (form.current) setValues(readValues(form.current))
  }, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = { ...readValues(event.currentTarget) }
    setValues(typed)
    const found = joinProblems(typed, subject)
    if (found.size > 0 || !subject) {
      const title = 'Bitte prüfe die markierten Felder.'
      refuse({ title, problems: found, values: typed, isOfServer: false })
      return
    }
    void send(() => join(typed, subject))
  }

  async function join(typed: JoinValues, to: Subject) {
    const request = joinRequest(typed, to)
    try {
      await call('POST', '/api/waiting-list', { body: request })
    } catch (error) {
      return joinFailure(error, typed, to)
    }
    onJoined(request.email)
    return null
  }

  return (
    <form
      ref={form}
      noValidate
      method="post"
      onSubmit={submit}
      onChange={({ currentTarget }) => setValues(readValues(currentTarget))}
      onKeyDown={moveOnEnter}
      className="flex min-w-0 flex-col gap-6"
    >
      {only && <SubjectCard subject={only} />}
      <FormSummary refusal={refusal} fields={FIELDS} open={problems} linkSize="regular" />
      <RequiredNote />
      <Card>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
          {!only && <SubjectSelect subjects={subjects} error={problems.get('subject')} />}
          {subject?.date && (
            <>
              <SelectField
                id="seats"
                name="seats"
                label="Wie viele Plätze braucht ihr?"
                error={problems.get('seats')}
              >
                {SEATS.map((count) => (
                  <option key={count} value={count}>
                    {seatsText(count)}
                  </option>
                ))}
              </SelectField>
              {seats > 1 && (
                <SelectField
                  // Another number of seats has other answers, and the first of them is chosen again.
                  key={seats}
                  id="atLeast"
                  name="atLeast"
                  label="Nehmt ihr auch weniger?"
                  error={problems.get('atLeast')}
                >
                  {fewerOptions(seats).map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </SelectField>
              )}
            </>
          )}
          <ContactFields
            fields={personFields(subject)}
            lastKey="send"
            bind={(name) => ({
              id: name,
              name,
              error: problems.get(name),
              className: name === 'firstName' ? 'sm:col-start-1' : undefined,
            })}
          />
        </div>
      </Card>
      <div>
        {/* Before hydration a click must not submit the form: the browser would leave the page. */}
        <Button
          type={isReady ? 'submit' : 'button'}
          pending={isPending}
          pendingLabel="Wird gesendet..."
          className="w-full sm:w-auto"
        >
          {subject && !subject.date ? 'Bescheid bekommen' : 'Auf die Warteliste'}
        </Button>
        <p className="mt-4 max-w-[60ch] text-muted text-small">
          Wir verwenden deine Angaben nur dafür. Du kannst dich jederzeit abmelden. Mehr steht in
          der{' '}
          <a
            href={PAGES.datenschutz.de}
            className="text-ink underline underline-offset-3 hover:decoration-2"
          >
            Datenschutzerklärung
          </a>
          .
        </p>
      </div>
    </form>
  )
}
