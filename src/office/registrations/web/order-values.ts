import { formatMoney, parseMoney, typedCents } from '#platform/basics/domain/money.ts'
import type { Person } from '#shop/booking/web/slot-values.ts'
import { STAFF_PERSON_FIELDS } from '#shop/booking/web/staff/staff-fields.ts'
import type { OrderEdit } from '#shop/booking-changes/domain/order-edit.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { centsText } from '#shop/prices/web/price-text.ts'
import { remainingSeats } from './consequence-texts.ts'
import { euroInput } from './owed-texts.ts'

/** An additional seat, as it is typed. */
export interface TypedSeat extends Person {
  /** Of the form, for its fields. */
  key: number
  dateId: string
}

/** What is typed of a new order. */
export interface OrderValues {
  packageId: string
  /** The ids of the seats that are dropped. */
  dropped: readonly string[]
  added: readonly TypedSeat[]
  /** In euros; null while it is the one that the form proposes. */
  price: string | null
  reason: string
}

export function emptyOrder({ packageId }: RegistrationDetails): OrderValues {
  return { packageId, dropped: [], added: [], price: null, reason: '' }
}

export function emptySeat(key: number): TypedSeat {
  return { key, dateId: '', firstName: '', lastName: '', email: '', company: '' }
}

/** What the package costs today, in cents. */
export function dayCents({ currentPrice, basePrice }: Package): number {
  return parseMoney(currentPrice || basePrice)
}

/**
 * The price that the form proposes, in cents: of another package that of today; of the same one what it costs now, without
 * the seats that were cancelled.
 */
export function proposedCents(
  { packageId }: OrderValues,
  registration: RegistrationDetails,
  packages: readonly Package[],
): number {
  const pkg = packages.find(({ id }) => id === packageId)
  if (pkg && packageId !== registration.packageId) return dayCents(pkg)
  const notOwed = registration.seats.reduce((sum, seat) => sum + seat.notOwedCents, 0)
  return Math.max(0, parseMoney(registration.price) - notOwed)
}

/** The price in cents; null where none is typed. */
export function orderCents(
  values: OrderValues,
  registration: RegistrationDetails,
  packages: readonly Package[],
): number | null {
  return values.price === null
    ? proposedCents(values, registration, packages)
    : typedCents(values.price)
}

/** As the field of the price shows it. */
export function priceInput(
  values: OrderValues,
  registration: RegistrationDetails,
  packages: readonly Package[],
): string {
  return values.price ?? euroInput(proposedCents(values, registration, packages))
}

/** Whether the price needs a reason: it is neither that of today nor the present one. */
export function needsReason(
  values: OrderValues,
  registration: RegistrationDetails,
  packages: readonly Package[],
): boolean {
  const cents = orderCents(values, registration, packages)
  const pkg = packages.find(({ id }) => id === values.packageId)
  if (cents === null || (pkg && cents === dayCents(pkg))) return false
  const isReduced = registration.seats.some(({ notOwedCents }) => notOwedCents > 0)
  const isPresent =
    values.packageId === registration.packageId && cents === parseMoney(registration.price)
  return !isPresent || isReduced
}

/** How many seats the booking has then. */
export function seatsThen(values: OrderValues, registration: RegistrationDetails): number {
  return remainingSeats(registration).length - values.dropped.length + values.added.length
}

/** What is wrong, by the name of the field: "price", "added.0.email". */
export function orderProblems(
  values: OrderValues,
  registration: RegistrationDetails,
  packages: readonly Package[],
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>()
  if (seatsThen(values, registration) < 1)
    problems.set('seats', 'Mindestens ein Platz muss bleiben.')
  for (const [index, seat] of values.added.entries()) {
    if (seat.dateId === '') problems.set(`added.${index}.dateId`, 'Bitte wählen Sie einen Termin.')
    for (const { name, rule, missing } of STAFF_PERSON_FIELDS) {
      const problem = seat[name].trim() === '' ? missing : rule(seat[name])
      if (problem) problems.set(`added.${index}.${name}`, problem)
    }
  }
  if (orderCents(values, registration, packages) === null)
    problems.set('price', 'Bitte geben Sie einen Preis in Euro ein, zum Beispiel 298 oder 149,50.')
  if (needsReason(values, registration, packages) && values.reason.trim() === '')
    problems.set('reason', 'Bitte geben Sie einen Grund ein.')
  return problems
}

/** Whether something is to be changed. */
export function isChanged(
  values: OrderValues,
  registration: RegistrationDetails,
  packages: readonly Package[],
): boolean {
  return (
    values.packageId !== registration.packageId ||
    values.dropped.length > 0 ||
    values.added.length > 0 ||
    orderCents(values, registration, packages) !== proposedCents(values, registration, packages)
  )
}

/** What is sent, of values without a problem. */
export function orderEdit(
  values: OrderValues,
  registration: RegistrationDetails,
  packages: readonly Package[],
): OrderEdit {
  const { packageId, dropped, added, reason } = values
  return {
    packageId,
    price: formatMoney(orderCents(values, registration, packages) ?? 0),
    priceReason: needsReason(values, registration, packages) ? reason.trim() : '',
    dropped: [...dropped],
    added: added.map(({ key: _, ...seat }) => seat),
  }
}

/** What the new order leads to besides mails. */
export function orderWords(
  values: OrderValues,
  registration: RegistrationDetails,
  packages: readonly Package[],
): string[] {
  const { owed, reductions } = registration
  const cents = orderCents(values, registration, packages)
  const count = seatsThen(values, registration)
  const pkg = packages.find(({ id }) => id === values.packageId)
  const reduced = reductions.reduce((sum, reduction) => sum + reduction.cents, 0)
  const after = Math.max(0, (cents ?? 0) - reduced)
  return [
    ...(pkg && Number(pkg.trainingsCount) !== count
      ? [
          `Das Paket ist für ${seatsText(Number(pkg.trainingsCount))}, die Anmeldung hat dann ${seatsText(count)}. Der Preis gilt für alle zusammen.`,
        ]
      : []),
    ...(cents === null
      ? []
      : owed.total === after
        ? [`Zu zahlen bleiben ${centsText(after)}.`]
        : [
            `Zu zahlen sind danach ${centsText(after)}, bisher ${centsText(owed.total)}.`,
            'Ist schon eine Rechnung ausgestellt, passt sie danach nicht mehr, und die Karte „Rechnungen“ nennt, was fehlt.',
          ]),
  ]
}

function seatsText(count: number): string {
  return count === 1 ? '1 Platz' : `${count} Plätze`
}
