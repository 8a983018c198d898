import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { CalendarIcon } from '#platform/design/web/icons.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { OverviewText } from '#platform/editing/web/content-text.ts'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import { nextFreeSeat } from '../domain/availability.ts'
import type { Training } from '../domain/training.ts'
import { EditableContent } from './editing/editable.tsx'
import { FoldedPictures } from './folded-pictures.tsx'

interface TrainingsHeroProps {
  text: OverviewText
  trainings: readonly Training[]
  /** False while no training has a date to come. */
  isSelling: boolean
}

export function TrainingsHero({ text, trainings, isSelling }: TrainingsHeroProps) {
  const next = nextFreeSeat(trainings)?.date
  return (
    <section className="relative overflow-clip bg-section">
      <div className="wrap grid grid-cols-1 gap-x-5 lg:min-h-155 lg:grid-cols-2 lg:items-center">
        <div className="relative z-10 pt-12 pb-6 sm:pt-16 lg:py-20 lg:pr-6">
          <h1 className="text-hero">
            <EditableContent text={text('hero.title')} />
          </h1>
          <p className="mt-6 max-w-[40ch] text-lead text-secondary">
            <EditableContent text={text('hero.subtitle')} />
          </p>
          {isSelling ? (
            <ButtonAnchor href="/trainings/anmeldung" className="mt-8">
              Jetzt Platz sichern
            </ButtonAnchor>
          ) : (
            <>
              <p className="mt-8 max-w-[40ch] font-semibold">
                Neue Termine stehen bald fest. Wir sagen euch gern Bescheid.
              </p>
              <ButtonAnchor href={waitingListAddress()} className="mt-5">
                Bei neuen Terminen Bescheid bekommen
              </ButtonAnchor>
            </>
          )}
          {next && (
            <p className="mt-7 flex items-start gap-2.5 text-secondary text-small">
              <CalendarIcon className="mt-0.5 text-orange-text" />
              <span>
                Nächster Termin: <strong>{unbrokenDate(next.date)}</strong>
                <span>{`, ${unbroken(next.time)}`}</span> <OwnTime addressed="ihr" session={next} />
              </span>
            </p>
          )}
        </div>
        <FoldedPictures trainings={trainings.slice(0, 4)} />
      </div>
    </section>
  )
}
