import { classes } from '#platform/design/web/classes.ts'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import type { Training } from '../domain/training.ts'
import { trainingColors } from './training-colors.ts'

const PANELS = ['first', 'second', 'third', 'last']

/** Position of the subject in a picture, for a narrow crop. */
const SUBJECTS: Readonly<Record<string, string>> = {
  'strategie-ki': 'object-[54%_50%]',
  'conversational-ai': 'object-[42%_50%]',
  'design-flight': 'object-[46%_50%]',
  'prompt-prototyping': 'object-[80%_50%]',
}

/** The trainings' pictures as a sheet folded into four panels, like the firm's logo, in front of a low sun. */
export function FoldedPictures({ trainings }: { trainings: readonly Training[] }) {
  return (
    <div
      aria-hidden="true"
      className="-mx-5 relative h-72 sm:h-88 md:-mx-10 lg:absolute lg:inset-y-0 lg:right-0 lg:left-[calc(50%+20px)] lg:mx-0 lg:h-auto"
    >
      <Sun />
      <div className="absolute inset-x-0 top-[16%] bottom-[16%] flex drop-shadow-fold">
        {PANELS.map((place, index) => (
          <Panel key={place} training={trainings[index]} />
        ))}
      </div>
    </div>
  )
}

function Panel({ training }: { training: Training | undefined }) {
  return (
    <div
      style={training && trainingColors(training.colorScheme)}
      className={classes(
        'leporello-panel relative h-full min-w-0 flex-1 origin-center animate-unfold overflow-hidden',
        training ? 'bg-(--accent)' : 'bg-sand',
      )}
    >
      {training && (
        <PictureOfUrl
          src={training.heroImage}
          alt=""
          sizes="(min-width: 64rem) 600px, (min-width: 40rem) 320px, 264px"
          className={classes('size-full object-cover', SUBJECTS[training.id])}
          priority
        />
      )}
    </div>
  )
}

function Sun() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 400 400"
      className="absolute top-1/2 left-1/2 aspect-square h-full -translate-x-1/2 -translate-y-1/2 lg:h-[128%] lg:-translate-y-[58%]"
    >
      <circle cx="200" cy="200" r="200" className="fill-late/25" />
      <circle cx="200" cy="200" r="150" className="fill-late/40" />
      <circle cx="200" cy="200" r="104" className="fill-early/80" />
    </svg>
  )
}
