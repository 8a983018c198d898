import { fillPlaceholders } from '#platform/basics/domain/placeholder.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ArrowRightIcon, CalendarIcon } from '#platform/design/web/icons.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { Section } from '#platform/design/web/section.tsx'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import { germanOnly } from '#platform/rendering/web/german-only.ts'
import {
  type Availability,
  availabilityOf,
  isBookable,
} from '#shop/trainings/domain/availability.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { ComingDate } from '#shop/trainings/domain/training-date.ts'
import { isAnyFree } from '#shop/trainings/web/coming-dates.ts'
import { sessionText } from '#shop/trainings/web/session-text.ts'
import type { TrainingsOffer as Offer } from '#shop/trainings/web/trainings-offer.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { HomeTexts } from '../domain/home-texts.ts'
import { pricesOfSeats } from './prices-of-seats.ts'

/** The shop's first four trainings: as many as fit in a row. */
const SHOWN = 4

interface TrainingsOfferProps {
  texts: HomeTexts['trainings']
  offer: Offer
  language: Language
}

/** What the shop sells now, with the next dates and today's prices. Renders nothing for a shop without trainings. */
export function TrainingsOffer({ texts, offer, language }: TrainingsOfferProps) {
  const { trainings } = offer
  if (trainings.length === 0) return null
  const prices = pricesOfSeats(offer.packages, language)
  return (
    <Section id={ANCHORS.trainings} ground="section" aria-labelledby="trainings-title">
      <div className="grid grid-cols-1 items-end gap-x-5 gap-y-4 lg:grid-cols-12">
        <h2 id="trainings-title" className="text-h1 lg:col-span-7">
          {texts.title}
        </h2>
        <p className="max-w-[46ch] text-lead text-secondary max-sm:text-base lg:col-span-5">
          {texts.intro}
        </p>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-3 sm:mt-8 sm:grid-cols-2 sm:gap-5 lg:mt-14 xl:grid-cols-4">
        {trainings.slice(0, SHOWN).map((training) => (
          <TrainingCard
            key={training.id}
            training={training}
            price={prices?.seat}
            texts={texts}
            language={language}
            englishLine={language === 'en' ? offer.englishLines[training.id] : undefined}
          />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 sm:mt-8 sm:gap-y-4">
        {isAnyFree(trainings) && (
          <ButtonAnchor href="/trainings/anmeldung" {...germanOnly(language)}>
            {texts.book}
          </ButtonAnchor>
        )}
        <ButtonAnchor href="/trainings" variant="secondary" {...germanOnly(language)}>
          {texts.all}
        </ButtonAnchor>
        {prices && isAnyFree(trainings) && (
          <p className="max-w-[44ch] text-secondary text-small">
            {fillPlaceholders(texts.seatPrice, { preis: prices.seat, ust: prices.vat })}{' '}
            {prices.largest && fillPlaceholders(texts.packagePrice, prices.largest)}
          </p>
        )}
      </div>
    </Section>
  )
}

interface TrainingCardProps {
  training: Training
  price: string | undefined
  texts: HomeTexts['trainings']
  language: Language
  /** Instead of the description, which is German; on phones too, which leave that out. */
  englishLine: string | undefined
}

/** The whole card is a link. On phones the picture is beside the text, so that four cards stay short. */
function TrainingCard({ training, price, texts, language, englishLine }: TrainingCardProps) {
  const { title, description, dates, heroImage } = training
  const availability = availabilityOf(dates)
  const { date } = availability
  return (
    <Card
      as="li"
      padding="none"
      className="group transition-[translate,box-shadow] hover:-translate-y-1 hover:shadow-lifted"
    >
      <a
        href={`/trainings/${training.id}`}
        {...germanOnly(language)}
        className="grid h-full grid-cols-[min(6.5rem,26vw)_minmax(0,1fr)] rounded-card sm:flex sm:flex-col"
      >
        <div className="relative overflow-clip rounded-l-card sm:rounded-t-card sm:rounded-bl-none">
          <SeatsBadge
            of={availability}
            texts={texts}
            className="absolute top-4 left-4 max-sm:hidden"
          />
          <PictureOfUrl
            src={heroImage}
            alt=""
            sizes="(min-width: 80rem) 330px, (min-width: 40rem) 50vw, 120px"
            className="size-full object-cover sm:aspect-4/3"
          />
        </div>
        <div className="flex grow flex-col p-4 max-sm:py-3 sm:p-6">
          <h3 lang="de" className="text-h4">
            {title}
          </h3>
          {englishLine ? (
            <p className="mt-0.5 text-secondary text-small sm:mt-1.5">{englishLine}</p>
          ) : (
            <p lang="de" className="mt-1.5 line-clamp-3 text-secondary text-small max-sm:hidden">
              {description}
            </p>
          )}
          <p className="mt-1 flex grow items-end gap-2 font-semibold text-small sm:mt-5">
            <CalendarIcon className="mt-0.5 shrink-0 self-start text-brand max-sm:hidden" />
            <span className="min-w-0 grow self-start">
              {date ? <Session of={date} language={language} /> : texts.noDate}
            </span>
          </p>
          <p className="mt-1.5 flex items-center justify-between sm:mt-3 gap-3 font-semibold text-brand">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
              {isBookable(availability) && <span>{price}</span>}
              <SeatsBadge of={availability} texts={texts} className="sm:hidden" />
              {availability.state === 'full' && <span>{texts.waitingList}</span>}
            </span>
            <ArrowRightIcon className="transition-[translate] group-hover:translate-x-1" />
          </p>
        </div>
      </a>
    </Card>
  )
}

function Session({ of, language }: { of: ComingDate; language: Language }) {
  const { date, time } = sessionText(of, language)
  return (
    <>
      <span className="inline-block">{date},</span> <span className="inline-block">{time}</span>{' '}
      <OwnTime addressed={language === 'en' ? 'en' : 'ihr'} session={of} />
    </>
  )
}

interface SeatsBadgeProps {
  of: Availability
  texts: HomeTexts['trainings']
  className: string
}

/** As on the cards of the shop. Renders nothing while many seats are free, and where no date is to come. */
function SeatsBadge({ of, texts, className }: SeatsBadgeProps) {
  const note = seatsNote(of, texts)
  if (note === null) return null
  return (
    <Badge tone={isBookable(of) ? 'orange' : 'red'} className={className}>
      {note}
    </Badge>
  )
}

function seatsNote({ state, date }: Availability, texts: HomeTexts['trainings']): string | null {
  if (state === 'full') return texts.soldOut
  if (state !== 'few') return null
  if (date.seatsLeft === 1) return texts.oneSeat
  return fillPlaceholders(texts.fewSeats, { plaetze: String(date.seatsLeft) })
}
