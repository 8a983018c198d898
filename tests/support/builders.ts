import { NO_BILLING_TEXTS } from '#shop/booking/domain/billing.ts'
import { type Contact, type Draft, EMPTY_DRAFT } from '#shop/booking/web/booking-draft.ts'
import type { BookedSeat } from '#shop/booking-changes/domain/booking-view.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { ScheduledPrice } from '#shop/prices/domain/price-phase.ts'
import { NO_REGISTRATION_TEXTS } from '#shop/seats/domain/registration-fields.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { WaitingEntry } from '#shop/waiting-list/domain/waiting-entry.ts'
import { aPerson, BOOKER } from './product/bookings.ts'

/* Objects with the usual values of tests. A test names the values that it is about, and no others. */

/** Step 1 of the booking form, filled in. */
export function aContact(changes: Partial<Contact> = {}): Contact {
  return {
    ...NO_REGISTRATION_TEXTS,
    ...NO_BILLING_TEXTS,
    ...BOOKER,
    packageId: 'single',
    discountCode: '',
    ...changes,
  }
}

/** What was typed into the booking form. */
export function aDraft(changes: Partial<Draft> = {}): Draft {
  return { ...EMPTY_DRAFT, id: 'a', contact: aContact(), ...changes }
}

/** A seat as the page of a booking shows it, on Tuesday, 12 January 2027, at 10:00 in Berlin. */
export function aSeat(changes: Partial<BookedSeat> = {}): BookedSeat {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    position: 1,
    trainingId: 'kurs-1-uhren',
    trainingTitle: 'Uhren & Zeit',
    dateId: '00000000-0000-4000-8000-0000000000a1',
    date: 'Dienstag, 12. Januar 2027',
    time: '10:00 – 11:30 Uhr',
    startsAt: '2027-01-12T09:00:00.000Z',
    endsAt: '2027-01-12T10:30:00.000Z',
    note: '',
    meetingUrl: null,
    attendeeType: 'other',
    ...aPerson('Lena Ott'),
    email: 'lena.ott@example.com',
    isInformed: true,
    status: 'confirmed',
    isDateCancelled: false,
    cannotComeSince: null,
    shareCents: 14_900,
    can: { replace: true, move: true, cancel: 'free' },
    ...changes,
  }
}

/** An entry of the waiting list that waits for three seats of a date, or two. */
export function aWaitingEntry(changes: Partial<WaitingEntry> = {}): WaitingEntry {
  return {
    kind: 'date',
    state: 'waiting',
    trainingId: 'kurs-1-uhren',
    trainingTitle: 'Uhren & Zeit',
    dateId: '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f',
    date: 'Donnerstag, 14. Januar 2027',
    time: '10:00 – 11:30 Uhr',
    startsAt: null,
    endsAt: null,
    seats: 3,
    atLeast: 2,
    ...NO_REGISTRATION_TEXTS,
    ...BOOKER,
    joinedAt: '2026-11-20T09:00:00.000Z',
    capacity: 20,
    offer: null,
    ...changes,
  }
}

/** A training as the shop shows it, without other dates. */
export function aTraining(changes: Partial<Training> = {}): Training {
  return {
    id: 'kurs-1-uhren',
    title: 'Uhren & Zeit',
    subtitle: '',
    description: '',
    dateId: 'january',
    date: 'Donnerstag, 14. Januar 2027',
    time: '10:00 – 11:30 Uhr',
    startsAt: null,
    endsAt: null,
    heroImage: '',
    boardImage: null,
    colorScheme: { accent: '', title: '', description: '', bg: '' },
    objectives: [],
    agenda: [],
    methods: [],
    targetAudience: '',
    outcome: '',
    capacity: 20,
    seatsLeft: 20,
    bookable: true,
    dates: [],
    version: 1,
    ...changes,
  }
}

/** A date to come of a training as the shop shows it. */
export function aComingDate(
  id: string,
  changes: Partial<Training['dates'][number]> = {},
): Training['dates'][number] {
  return {
    id,
    date: '',
    time: '',
    startsAt: null,
    endsAt: null,
    seatsLeft: 20,
    trainer: null,
    ...changes,
  }
}

/** A date as staff see it, on Tuesday, 13 April 2027, at 10:00 in Berlin. */
export function aPlannedDate(changes: Partial<PlannedDate> = {}): PlannedDate {
  return {
    id: '6f2c1d0e-4b7a-4c8d-9e3f-1a2b3c4d5e6f',
    trainingId: 'kurs-1-uhren',
    trainingTitle: 'Uhren & Zeit',
    date: 'Dienstag, 13. April 2027',
    time: '10:00 – 11:30 Uhr',
    startsAt: '2027-04-13T08:00:00.000Z',
    endsAt: '2027-04-13T09:30:00.000Z',
    state: 'planned',
    capacity: 20,
    seatsTaken: 0,
    seatsHeld: 0,
    waiting: 0,
    meetingUrl: null,
    trainer: null,
    note: '',
    version: 1,
    ...changes,
  }
}

/** A package of one seat at its normal price. */
export function aPackage(changes: Partial<Package> = {}): Package {
  return {
    id: 'single',
    name: 'Einzelkarte',
    tagline: '',
    badge: null,
    features: [],
    trainingsCount: '1',
    priceType: 'normal',
    basePrice: '160.00',
    currentPrice: '160.00',
    regularPrice: '160.00',
    discountPercentage: 0,
    daysRemaining: 0,
    validUntil: null,
    savingsVsSingle: 0,
    version: 1,
    ...changes,
  }
}

/** An early-bird price of the package of one seat, for December 2026. */
export function aPriceSchedule(changes: Partial<ScheduledPrice> = {}): ScheduledPrice {
  return {
    packageId: 'single',
    periodType: 'early_bird',
    validFrom: '2026-12-01',
    validUntil: '2026-12-31',
    priceCents: 11_900,
    createdAt: '2026-11-01T08:00:00.000Z',
    ...changes,
  }
}
