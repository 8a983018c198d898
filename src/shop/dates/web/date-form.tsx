import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { ApiError } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { DatePicker } from '#platform/design/web/date-picker.tsx'
import { ErrorSummary } from '#platform/design/web/error-summary.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { sessionOn } from '#shop/seats/domain/session-time.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { dayWarnings } from '#shop/trainings/web/day-warnings.ts'
import { PlanningNotes } from '#shop/trainings/web/planning-notes.tsx'
import { FIRM } from '#site/pages/web/firm.ts'
import { type DateField, type DateValues, endAfter, requestOf } from './date-values.ts'
import type { DateBody } from './use-date-writes.ts'

const LABELS: Readonly<Record<DateField, string>> = {
  day: 'Tag',
  start: 'Beginn',
  end: 'Ende',
  capacity: 'Plätze',
  meetingUrl: 'Zugangslink (nur für Angemeldete und das Team)',
  trainer: 'Trainerin oder Trainer',
  note: 'Hinweis für die Teilnehmenden',
}
const FIELDS = Object.keys(LABELS) as DateField[]

interface DateFormProps {
  initial: DateValues
  /** What the day is set for, to tell what else takes place then; the id is that of a stored date. */
  subject: { trainingId: string; title: string; dateId: string | null }
  /** Which fields are shown: day and time, everything else, or all. The others keep their initial values. */
  part?: 'session' | 'details' | 'all' | undefined
  /** Above the fields: the training of a new date. */
  before?: ReactNode
  submitLabel: string
  isPending: boolean
  /** Rejects with the server's error. */
  onSubmit: (body: DateBody) => Promise<unknown>
  onCancel: () => void
}

interface Refusal {
  sentence: string
  problems: ReadonlyMap<DateField, string>
  /** Number of refusals, so that each one can take the focus. */
  count: number
}

/** Day, time and everything else of a date. */
export function DateForm(props: DateFormProps) {
  const {
    initial,
    subject,
    part = 'all',
    before,
    submitLabel,
    isPending,
    onSubmit,
    onCancel,
  } = props
  const id = useId()
  const [values, setValues] = useState(initial)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const current = refusal && requestOf(values).problems

  function type(changes: Partial<DateValues>) {
    setValues((typed) => ({ ...typed, ...changes }))
  }

  function refuse(sentence: string, problems: ReadonlyMap<DateField, string>) {
    setRefusal((earlier) => ({ sentence, problems, count: (earlier?.count ?? 0) + 1 }))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    const { body, problems } = requestOf(values)
    if (problems.size > 0) return refuse('Bitte prüfen Sie die markierten Felder.', problems)
    try {
      await onSubmit(body)
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null
      if (problem?.errors) refuse(problem.detail, problemsOf(problem.errors))
    }
  }

  const at = (name: Exclude<DateField, 'day'>) => ({
    id: `${id}-${name}`,
    label: LABELS[name],
    error: current?.get(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {refusal && (
        <ErrorSummary
          key={refusal.count}
          title={refusal.sentence}
          isAllRight={current?.size === 0}
          items={FIELDS.flatMap((name) => {
            const text = refusal.problems.get(name)
            if (text === undefined) return []
            return {
              fieldId: `${id}-${name}`,
              text: `${LABELS[name]}: ${text}`,
              solved: !current?.has(name),
            }
          })}
        />
      )}
      {before}
      {part !== 'details' && (
        <div className="grid grid-cols-2 gap-5">
          <DatePicker
            id={`${id}-day`}
            label={LABELS.day}
            error={current?.get('day')}
            value={values.day}
            onChange={(day) => type({ day })}
            className="col-span-2"
          />
          <TextField
            {...at('start')}
            type="time"
            onChange={({ target: { value } }) => type({ start: value, end: endAfter(value) })}
          />
          <TextField {...at('end')} type="time" />
          <div className="col-span-2">
            <DayNotes values={values} subject={subject} />
          </div>
        </div>
      )}
      {part !== 'session' && (
        <>
          <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
            <TextField {...at('capacity')} inputMode="numeric" autoComplete="off" />
            <TextField
              {...at('trainer')}
              hint="Steht öffentlich in den Unterlagen des Trainings."
              list={`${id}-team`}
              autoComplete="off"
            />
            <datalist id={`${id}-team`}>
              {FIRM.team.map(({ name }) => (
                <option key={name} value={name} />
              ))}
            </datalist>
          </div>
          <TextField
            {...at('meetingUrl')}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
          />
          <TextAreaField {...at('note')} rows={2} />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" pending={isPending}>
          {submitLabel}
        </Button>
        <Button variant="secondary" size="small" disabled={isPending} onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </form>
  )
}

function DayNotes({ values, subject }: Pick<DateFormProps, 'subject'> & { values: DateValues }) {
  const { data: dates = [] } = useQuery(datesQuery)
  const [now] = useState(() => new Date())
  const { day, start, end } = values
  const session = day && start && end ? sessionOn(day, start, end) : null
  const facts = { dates, ownId: subject.dateId, now }
  return <PlanningNotes warnings={session ? dayWarnings({ ...session, ...subject }, facts) : []} />
}

function problemsOf(
  errors: ReadonlyArray<{ path: string; message: string }>,
): ReadonlyMap<DateField, string> {
  return new Map(
    errors.flatMap(({ path, message }) => {
      const name = FIELDS.find((field) => field === path)
      return name ? [[name, message] as const] : []
    }),
  )
}
