import type { TrainingText } from '#platform/editing/web/content-text.ts'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import type { Training } from '../domain/training.ts'
import { DayAndTime } from './day-and-time.tsx'
import { type Trainer, trainersOf } from './trainers.ts'
import { Part } from './training-part.tsx'

interface TrainersSectionProps {
  training: Training
  text: TrainingText
}

/** Who teaches the dates to come. Renders nothing while staff have set nobody. */
export function TrainersSection({ training, text }: TrainersSectionProps) {
  const trainers = trainersOf(training.dates)
  if (trainers.length === 0) return null
  return (
    <Part id="leitung" heading={text('section.trainer.heading')}>
      <ul className="flex flex-col gap-8">
        {trainers.map((trainer) => (
          <TrainerItem key={trainer.name} trainer={trainer} />
        ))}
      </ul>
    </Part>
  )
}

function TrainerItem({ trainer: { name, member, onlyDates } }: { trainer: Trainer }) {
  return (
    <li className="flex items-start gap-5 sm:items-center sm:gap-8">
      {member && (
        <div className="w-26 shrink-0 sm:w-44">
          <TextPicture
            of={{ image: member.picture, alt: '', focus: [50, 50] }}
            sizes="(min-width: 40rem) 176px, 104px"
            className="aspect-4/5 w-full rounded-card object-cover shadow-card"
          />
        </div>
      )}
      <div className="min-w-0">
        <h3 className="text-h3">{name}</h3>
        {member && <p className="mt-1 text-muted">{member.role.de}</p>}
        {member && <p className="mt-3 max-w-[52ch] sm:text-lead">{member.about}</p>}
        {onlyDates.length > 0 && (
          <ul className="mt-3 font-semibold text-small">
            {onlyDates.map(({ id, date, time }) => (
              <li key={id}>
                <DayAndTime date={date} time={time} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}
