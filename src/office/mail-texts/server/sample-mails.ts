import { addDays, berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import type { EditableMail, MailContent, MailDataOf } from '#platform/mail/server/mail-data.ts'
import { registeredMails } from '#platform/mail/server/registered-mails.ts'
import type { MailTraining } from '#shop/booking/server/seat-facts.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
// Declares the data of the mails with invoices.
import type {} from '#shop/invoices/server/invoice-mail-data.ts'
import type { ReminderFacts } from '#shop/payments/server/reminder-mail-data.ts'
import {
  byField,
  REGISTRATION_FIELDS,
  textsShownIn,
} from '#shop/seats/domain/registration-fields.ts'
import { sessionTexts } from '#shop/seats/domain/session-date.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'

const DAYS_AHEAD = 30
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Of nothing that is stored: links to it lead to a page that says so. */
const NO_ID = '00000000-0000-4000-8000-000000000000'
const REFERENCE = 'MF-AB12-CD34'
const BOOKER = 'Kim Beispiel'
const COLLEAGUE = 'Alex Muster'
const MEETING = 'https://example.com/live'

/** The mail with the data of an invented booking, whose sessions are to come. */
export function sampleMail(template: EditableMail, now: Date): MailContent {
  return { template, data: registeredMails().samplesOn(now)[template] } as MailContent
}

/** The data of the mails of shop and office. */
export function sampleData(now: Date) {
  const training = sampleTraining(now, DAYS_AHEAD)
  const other = sampleTraining(now, DAYS_AHEAD + 7)
  const startsAt = new Date(training.startsAt ?? now)
  const booking = {
    bookerName: BOOKER,
    reference: REFERENCE,
    packageName: '2 Trainings',
    price: '249.00',
    priceType: 'normal' as const,
    vatRate: 19,
    seats: [
      { attendee: BOOKER, training },
      { attendee: COLLEAGUE, training },
    ],
  }
  const texts = byField((name) => REGISTRATION_FIELDS[name].example)
  const attendee = {
    attendeeName: COLLEAGUE,
    bookedBy: { name: BOOKER },
    reference: REFERENCE,
  }
  const ownSeat = { id: NO_ID, sequence: 0, training, meetingUrl: MEETING }
  const lostSeat = { id: NO_ID, sequence: 1, training }
  const waiting = {
    name: BOOKER,
    entryId: NO_ID,
    training,
    session: training,
    seatsWanted: 2,
    atLeast: 1,
  }
  const bookingLink = { registrationId: NO_ID, reference: REFERENCE, linkCounter: 0 }
  const invoice = {
    invoiceId: NO_ID,
    profile: 'zugferd' as const,
    cents: 24_900,
    vatRate: 19,
    bookings: [{ packageName: booking.packageName, reference: REFERENCE }],
    bookerName: BOOKER,
    bookingLink,
    isAgain: false,
  }
  const contact = { bookerName: BOOKER, reference: REFERENCE }
  const request = {
    ...contact,
    seats: [{ attendee: COLLEAGUE, training }],
    isWhole: false,
  }
  const changed = {
    registrationId: NO_ID,
    ...contact,
    company: texts.company,
    changes: [
      {
        kind: 'billing_changed' as const,
        seat: null,
        before: { orderNumber: '' },
        after: { orderNumber: 'PO-4711' },
        by: 'booker' as const,
        at: now.toISOString(),
      },
    ],
  }
  const cancelled = {
    cancelled: training,
    reason: 'Unsere Trainerin ist erkrankt.',
  }
  return {
    'registration.received': {
      ...booking,
      bookingLink,
      ...textsShownIn('registration.received', texts),
      rules: DEFAULT_BOOKING_RULES,
    },
    'registration.received.staff': {
      ...booking,
      ...textsShownIn('registration.received.staff', texts),
      registrationId: NO_ID,
      bookerEmail: 'kim@example.com',
      company: texts.company,
    },
    'registration.confirmed.booker': {
      ...booking,
      bookingLink,
      ...textsShownIn('registration.confirmed.booker', texts),
      rules: DEFAULT_BOOKING_RULES,
      ownSeats: [ownSeat],
    },
    'registration.confirmed.attendee': { ...attendee, seats: [ownSeat] },
    'registration.cancelled.booker': {
      ...booking,
      bookingLink,
      ...textsShownIn('registration.cancelled.booker', texts),
      ownSeats: [lostSeat],
      cost: { kept: 0, owed: 0 },
    },
    'registration.cancelled.attendee': { ...attendee, seats: [lostSeat] },
    'date.cancelled.booker': {
      ...booking,
      bookingLink,
      ...cancelled,
      isConfirmed: true,
      outcome: { kind: 'cancel' },
      cost: { kept: 0, owed: 0 },
      otherSeats: [],
      ownSeats: [{ id: NO_ID, sequence: 1 }],
    },
    'date.cancelled.attendee': {
      ...attendee,
      ...cancelled,
      outcome: { kind: 'move', training: other, meetingUrl: MEETING },
      seats: [{ id: NO_ID, sequence: 1 }],
    },
    'booking.changed.booker': {
      ...booking,
      bookingLink,
      status: 'confirmed',
      by: 'booker',
      changes: [{ kind: 'replaced', attendee: COLLEAGUE, formerAttendee: 'Robin Probe', training }],
      answer: '',
      owed: 20_600,
      ownSeats: [],
      lostSeats: [],
    },
    'seat.gained': { ...attendee, seats: [ownSeat] },
    'seat.lost': { ...attendee, seats: [lostSeat], isReplaced: false },
    'seat.moved': {
      ...attendee,
      before: training,
      training: other,
      meetingUrl: MEETING,
      seats: [{ id: NO_ID, sequence: 1 }],
    },
    'request.received': { ...request, bookingLink },
    'request.received.staff': {
      ...request,
      registrationId: NO_ID,
      bookerEmail: 'kim@example.com',
      wish: 'Alex ist leider krank.',
    },
    'booking.changed.staff': { booking: changed },
    'bookings.changed.staff': { bookings: [changed] },
    'request.refused': {
      ...request,
      bookingLink,
      answer: 'Das Training beginnt schon morgen.',
    },
    'contact.confirm': { ...contact, contactLink: bookingLink },
    'contact.requested': { ...contact, bookingLink },
    'contact.changed': { ...contact, lostSeats: [] },
    'booking.links': {
      bookerName: BOOKER,
      bookings: [{ bookingLink, dates: [{ title: training.title, date: training.date }] }],
    },
    'session.reminder.day': {
      ...attendee,
      dateId: NO_ID,
      training,
      remindedAt: new Date(startsAt.getTime() - DAY_MS).toISOString(),
      meetingUrl: MEETING,
    },
    'session.reminder.hour': {
      ...attendee,
      dateId: NO_ID,
      training,
      remindedAt: new Date(startsAt.getTime() - HOUR_MS).toISOString(),
      meetingUrl: MEETING,
    },
    'session.changed': {
      name: COLLEAGUE,
      references: [REFERENCE],
      dateId: NO_ID,
      training: other,
      before: training,
      seats: [{ id: NO_ID, sequence: 1 }],
    },
    'session.link_missing.staff': {
      dateId: NO_ID,
      training,
      seatsTaken: 7,
      remindedAt: new Date(startsAt.getTime() - 2 * DAY_MS).toISOString(),
    },
    'invoice.sent': {
      ...invoice,
      number: 'RE-2027-0042',
      dueOn: addDays(berlinDay(now), 14),
      bank: { holder: 'Beispiel GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
    },
    'invoice.cancelled': {
      ...invoice,
      number: 'RE-2027-0043',
      cancels: { number: 'RE-2027-0042', issuedOn: berlinDay(now) },
      replacedBy: null,
    },
    'waiting.confirm': { ...waiting, isOnList: false },
    'waiting.offer': {
      ...waiting,
      offeredSeats: 1,
      endsAt: new Date(now.getTime() + DAY_MS).toISOString(),
      prices: [{ packageName: '1 Training', seats: 1, price: '149.00' }],
    },
    'waiting.offer_ended': { ...waiting, isOnList: true },
    'waiting.closed': { ...waiting, reason: 'begun', hadOffer: false },
    'waiting.left': { ...waiting, byStaff: false },
    'waiting.new_dates': { ...waiting, session: null, dates: [training, other] },
    'invoice.reminder.first': sampleReminder(now, 7),
    'invoice.reminder.second': sampleReminder(now, 21),
    'invoice.reminder.last': sampleReminder(now, 35),
  } satisfies Partial<{ [T in EditableMail]: MailDataOf[T] }>
}

/** Of an invoice that was due so many days ago. */
function sampleReminder(now: Date, daysOver: number): ReminderFacts {
  const dueOn = addDays(berlinDay(now), -daysOver)
  return {
    ...{ invoiceId: NO_ID, number: 'RE-0042', profile: 'zugferd' as const },
    ...{ issuedOn: addDays(dueOn, -14), dueOn, daysOver },
    ...{ total: '249.00', open: '249.00' },
    account: {
      holder: 'Beispielfirma GmbH',
      iban: 'DE09000000000000000001',
      bic: '',
      bankName: 'Beispielbank',
    },
  }
}

/** At ten o'clock in Berlin, so many days ahead. */
function sampleTraining(now: Date, days: number): MailTraining {
  const day = formatLongDay(addDays(berlinDay(now), days))
  const session = understandSession(day, '10:00 – 11:30 Uhr')
  return {
    id: 'beispiel',
    title: 'Beispiel-Training',
    subtitle: '',
    ...(session ? sessionTexts(session) : { date: day, time: '10:00 – 11:30 Uhr' }),
    startsAt: session?.startsAt.toISOString() ?? null,
    endsAt: session?.endsAt.toISOString() ?? null,
  }
}
