import { Card } from '#platform/design/web/card.tsx'
import { CalendarIcon } from '#platform/design/web/icons.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import { freeSeatsText } from '#shop/trainings/web/coming-dates.ts'
import type { Subject } from './waiting-subjects.ts'

/** The training, and the date with its seats. */
export function SubjectCard({ subject: { training, date } }: { subject: Subject }) {
  return (
    <Card padding="none" className="flex items-center gap-5 overflow-clip p-5 sm:p-6">
      <div className="w-20 shrink-0 sm:w-28">
        <PictureOfUrl
          src={training.heroImage}
          alt=""
          sizes="112px"
          className="aspect-4/3 w-full rounded-input object-cover"
        />
      </div>
      <div className="min-w-0">
        <p className="font-display font-heading text-h4">{training.title}</p>
        {date ? (
          <>
            <p className="mt-1">
              <span>{`${unbrokenDate(date.date)}, `}</span>
              <span className="inline-block">{unbroken(date.time)}</span> <OwnTime session={date} />
            </p>
            <p className="mt-1 font-semibold text-orange-text text-small">
              {date.seatsLeft === 0
                ? 'Ausgebucht'
                : `${freeSeatsText(date.seatsLeft)}. Für weniger Plätze kannst du direkt buchen.`}
            </p>
          </>
        ) : (
          <p className="mt-1 flex gap-2 text-secondary">
            <CalendarIcon className="mt-1" />
            Neue Termine
          </p>
        )}
      </div>
    </Card>
  )
}

interface SubjectSelectProps {
  subjects: readonly Subject[]
  error: string | undefined
}

/** Full dates and new dates, grouped by training. */
export function SubjectSelect({ subjects, error }: SubjectSelectProps) {
  const trainings = [...new Map(subjects.map(({ training }) => [training.id, training])).values()]
  return (
    <SelectField
      id="subject"
      name="subject"
      label="Für welches Training?"
      required
      error={error}
      className="sm:col-span-2"
      defaultValue=""
    >
      <option value="">Bitte auswählen...</option>
      {trainings.map(({ id, title }) => (
        <optgroup key={id} label={title}>
          {subjects
            .filter(({ training }) => training.id === id)
            .map((subject) => (
              <option key={subject.id} value={subject.id}>
                {subject.date
                  ? `${subject.date.date}, ${subject.date.time} – ausgebucht`
                  : `Neue Termine: ${title}`}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}
