import type { CSSProperties } from 'react'
import { fillPlaceholders } from '#platform/basics/domain/placeholder.ts'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import { germanOnly } from '#platform/rendering/web/german-only.ts'
import { nextFreeSeat } from '#shop/trainings/domain/availability.ts'
import { shortDayText } from '#shop/trainings/web/session-text.ts'
import type { TrainingsOffer } from '#shop/trainings/web/trainings-offer.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { bookingAddress } from '#site/pages/web/booking-address.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import type { HomeTexts } from '../domain/home-texts.ts'
import { pricesOfSeats } from './prices-of-seats.ts'

/** The sample's picture of the hills for narrow windows. Another picture is cut there. */
const NARROW = { name: 'hero-portrait', media: '(max-width: 63.99rem)', sizes: '100vw' } as const

/** Above a picture of the firm's own, and behind the text on it, is the page's colour. */
const OWN_SKY = { '--color-dawn': 'var(--color-page)' } as CSSProperties

interface HeroSectionProps {
  texts: HomeTexts['hero']
  /** What is sold now; null where it could not be read. */
  offer: TrainingsOffer | null
  language: Language
}

/**
 * The hero picture of paper hills with the title. On wide windows the text is placed over the sky of the picture; on
 * narrow ones above the picture, on a background of the sky's colour.
 */
export function HeroSection({ texts, offer, language }: HeroSectionProps) {
  const isSample = texts.picture.image === 'hero'
  return (
    <section
      aria-labelledby="hero-title"
      style={isSample ? undefined : OWN_SKY}
      className="relative isolate overflow-clip bg-dawn lg:h-[clamp(46rem,60vw,56rem)]"
    >
      {/* The header overlaps the sky: the text begins below it. */}
      <div className="wrap relative z-10 pt-26 sm:pt-32 lg:pt-[clamp(7.5rem,9vw,10rem)]">
        <h1 id="hero-title" className="max-w-[12ch] text-hero lg:max-w-[15ch]">
          {texts.title}
        </h1>
        <p className="mt-5 max-w-[42ch] text-lead text-secondary lg:mt-6">{texts.subtitle}</p>
        <p className="mt-7 grid w-fit gap-3 sm:flex lg:mt-8">
          <ButtonAnchor href={`#${ANCHORS.contact}`}>{texts.cta}</ButtonAnchor>
          {offer && <BookingDoor texts={texts} offer={offer} language={language} />}
        </p>
      </div>
      <div className="sky-veil -mt-[20vw] sm:-mt-[24vw] lg:absolute lg:inset-0 lg:-z-10 lg:mt-0">
        <TextPicture
          of={texts.picture}
          narrow={isSample ? NARROW : undefined}
          sizes="max(100vw, 1138px)"
          className="sky-fade block aspect-5/6 w-full object-cover object-[50%_18%] sm:aspect-square sm:object-[50%_38%] lg:aspect-auto lg:h-full lg:object-[62%_70%]"
          priority
        />
      </div>
    </section>
  )
}

/**
 * Leads straight to the form, where one seat on the next free date is chosen. Renders nothing where no seat can be
 * bought.
 */
function BookingDoor({ texts, offer, language }: HeroSectionProps & { offer: TrainingsOffer }) {
  const seat = nextFreeSeat(offer.trainings)
  const prices = pricesOfSeats(offer.packages, language)
  if (!seat || !prices) return null
  const { training, date } = seat
  return (
    <ButtonAnchor
      href={bookingAddress({ training: training.id, package: prices.packageId })}
      variant="inverse"
      className="shadow-card"
      {...germanOnly(language)}
    >
      <span>
        <span className="block">{texts.book}</span>
        <span className="block font-normal text-small">
          {fillPlaceholders(texts.nextSeat, {
            tag: shortDayText(date, language),
            preis: prices.seat,
          })}
        </span>
      </span>
    </ButtonAnchor>
  )
}
