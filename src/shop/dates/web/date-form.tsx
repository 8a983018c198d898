import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import {
  openProblems,
  refusalOfFields,
  type TypedRefusal,
} from '#platform/design/web/form-refusal.ts'
import { DatePicker } from '#platform/design/web/staff/date-picker.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { useSend } from '#platform/design/web/use-send.ts'
import { sessionOn } from '#shop/seats/domain/session-time.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { dayWarnings } from '#shop/trainings/web/day-warnings.ts'
import { PlanningNotes } from '#shop/trainings/web/planning-notes.tsx'
import { firm } from '#site/pages/web/firm.ts'
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
  const { refusal, refuse, send } = useSend<TypedRefusal<DateField>>()
  const open = openProblems(refusal, requestOf(values).problems, values)

  function type(changes: Partial<DateValues>) {
    setValues((typed) => ({ ...typed, ...changes }))
  }

  function submit() {
    const { body, problems } = requestOf(values)
    if (problems.size > 0) {
      const title = 'Bitte prüfen Sie die markierten Felder.'
      return refuse({ title, problems, values, isOfServer: false })
    }
    return send(() =>
      onSubmit(body).then(
        () => null,
        (error: unknown) => {
          const refused = refusalOfFields(error)
          return refused && { ...refused, values, isOfServer: true }
        },
      ),
    )
  }

  const at = (name: Exclude<DateField, 'day'>) => ({
    id: `${id}-${name}`,
    label: LABELS[name],
    error: open.get(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })

  return (
    <Form
      onSubmit={submit}
      refusal={refusal}
      id={id}
      fields={FIELDS.map((name) => ({ name, label: LABELS[name] }))}
      open={open}
      submitLabel={submitLabel}
      isPending={isPending}
      onCancel={onCancel}
    >
      {before}
      {part !== 'details' && (
        <div className="grid grid-cols-2 gap-5">
          <DatePicker
            id={`${id}-day`}
            label={LABELS.day}
            error={open.get('day')}
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
              {firm().team.map(({ name }) => (
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
    </Form>
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
