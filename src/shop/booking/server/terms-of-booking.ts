import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Connection } from '#platform/database/server/database.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { PricesOfDay } from '#shop/prices/domain/price-phase.ts'
import type { PackageRow } from '#shop/prices/server/packages.repository.ts'
import type { DateRow } from '#shop/trainings/server/training-dates.repository.ts'
import type { TrainingRow } from '#shop/trainings/server/trainings.repository.ts'
import type { AgreedTerms, LegalVersions } from '../domain/agreed-terms.ts'
import { bookedPrice } from '../domain/booked-price.ts'
import type { NewRegistration } from './registrations.repository.ts'

/** What the public pages say about every booking. Passed in from their content where the application is composed. */
export interface SiteTerms {
  /** What is shown beside every price, and the VAT that is in it, in percent. */
  vat: { note: string; rate: number }
  /** The questions and answers about changing, cancelling and paying, under these rules. */
  conditionsUnder: (rules: BookingRules) => AgreedTerms['conditions']
  /** The versions of privacy policy and terms of participation that visitors see now, under these rules. */
  readLegal: (db: Connection, rules: BookingRules) => Promise<LegalVersions>
}

interface AgreedBooking {
  registration: NewRegistration
  /** In the order of the slots. */
  seats: readonly { dateId: string }[]
  /** The dates of the seats. */
  dates: readonly DateRow[]
  /** With the trainings of these dates. */
  trainings: readonly TrainingRow[]
  priced: { pkg: PackageRow; prices: PricesOfDay }
  rules: BookingRules
  terms: SiteTerms
  /** The versions that the booker could read. */
  legal: LegalVersions
}

/** What the booker was shown, to be stored with the booking. One entry for each date, however many seats it has. */
export function agreedTermsOf({
  registration,
  seats,
  dates,
  trainings,
  priced: { pkg, prices },
  rules,
  terms,
  legal,
}: AgreedBooking): AgreedTerms {
  const { id, name, trainingsCount, features } = pkg
  return {
    madeAt: registration.createdAt.toISOString(),
    trainings: dates.flatMap((date) => {
      const positions = seats.flatMap(({ dateId }, index) => (dateId === date.id ? index + 1 : []))
      const training = trainings.find(({ id }) => id === date.trainingId)
      return training && positions.length > 0 ? agreedTraining(training, date, positions) : []
    }),
    package: { id, name, trainingsCount, features },
    ...bookedPrice(registration),
    regularPrice: formatMoney(prices.regularCents),
    vatNote: terms.vat.note,
    vatRate: terms.vat.rate,
    rules,
    conditions: terms.conditionsUnder(rules),
    ...legal,
  }
}

function agreedTraining(
  training: TrainingRow,
  date: DateRow,
  positions: number[],
): AgreedTerms['trainings'][number] {
  const { title, subtitle, description, objectives, methods, targetAudience, outcome } = training
  const { agenda } = training
  return {
    positions,
    trainingId: training.id,
    dateId: date.id,
    title,
    subtitle,
    description,
    objectives,
    methods,
    agenda,
    targetAudience,
    outcome,
    date: date.date,
    time: date.time,
    startsAt: date.startsAt?.toISOString() ?? null,
    endsAt: date.endsAt?.toISOString() ?? null,
  }
}
