import type { MailDataOf, MailTemplate } from '#platform/mail/server/mail-data.ts'
import type { MailTraining } from '#shop/booking/server/seat-facts.ts'
import { DEFAULT_BOOKING_RULES } from '#shop/booking-rules/domain/booking-rules.ts'
// Declares the data of the mails with invoices.
import type {} from '#shop/invoices/server/invoice-mail-data.ts'
import type { ReminderFacts } from '#shop/payments/server/reminder-mail-data.ts'
// Declares the data of the tools' mails.
import type {} from '#tools/reports/server/tool-mail-values.ts'

/** At ten o'clock in Berlin, on the day before summer time begins. */
const WINTER: MailTraining = {
  id: 'kurs-1-uhren',
  title: 'Uhren & Zeit',
  subtitle: 'Größer denken, „klug“ entscheiden',
  date: 'Samstag, 27. März 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: '2027-03-27T09:00:00.000Z',
  endsAt: '2027-03-27T10:30:00.000Z',
}
/** At ten o'clock in Berlin, on the day on which summer time begins. */
const SUMMER: MailTraining = {
  ...WINTER,
  id: 'kurs-3-drachen',
  title: 'Drachen bauen',
  date: 'Sonntag, 28. März 2027',
  startsAt: '2027-03-28T08:00:00.000Z',
  endsAt: '2027-03-28T09:30:00.000Z',
}
const UNKNOWN: MailTraining = {
  ...WINTER,
  id: 'kurs-4-pilze',
  title: 'Pilze finden',
  date: 'im Frühjahr',
  time: 'vormittags',
  startsAt: null,
  endsAt: null,
}

const REMINDER: ReminderFacts = {
  invoiceId: '0191c1d0-0000-7000-8000-0000000000bb',
  number: 'RE/2027-0042 & Söhne',
  profile: 'zugferd',
  issuedOn: '2027-01-12',
  dueOn: '2027-01-26',
  daysOver: 21,
  total: '1249.50',
  open: '1249.50',
  account: {
    holder: 'Größ & Söhne <Training> KG',
    iban: 'DE09000000000000000001',
    bic: 'GENODEF1XXX',
    bankName: 'Bank & Söhne',
  },
}

export const HARD_NAME = `Zoë "Zo" O'Größ <b>& Söhne</b> 🦊`
const SEAT = '0191c1d0-0000-7000-8000-00000000000'

const bookingLink = {
  registrationId: '0191c1d0-0000-7000-8000-0000000000aa',
  reference: 'MF-7K3PX2',
  linkCounter: 1,
}

const booking = {
  bookerName: HARD_NAME,
  reference: bookingLink.reference,
  packageName: 'Doppelticket',
  price: '1249.50',
  priceType: 'early_bird',
  seats: [
    { attendee: HARD_NAME, training: WINTER },
    { attendee: 'Jörg Weiß', training: SUMMER },
  ],
} as const

const bookedByOther = {
  attendeeName: 'Jörg Weiß',
  bookedBy: { name: HARD_NAME },
  reference: booking.reference,
} as const

const requested = {
  bookerName: HARD_NAME,
  reference: booking.reference,
  seats: [{ attendee: 'Jörg Weiß', training: WINTER }],
  isWhole: false,
}

const waiting = {
  name: HARD_NAME,
  entryId: `${SEAT}4`,
  training: WINTER,
  session: WINTER,
  seatsWanted: 4,
  atLeast: 2,
} as const

const invoice = {
  invoiceId: `${SEAT}7`,
  profile: 'zugferd',
  cents: 124_950,
  vatRate: 19,
  bookings: [{ packageName: booking.packageName, reference: booking.reference }],
  bookerName: HARD_NAME,
  bookingLink,
  isAgain: false,
} as const satisfies Partial<MailDataOf['invoice.sent']>

const MEETING = 'https://live.example.com/raum/4711?pwd=geheim'

/** Data for every template, with names that are hard to escape correctly. */
export const SAMPLE_MAILS: MailDataOf = {
  'registration.received': {
    ...booking,
    bookingLink,
    seats: [...booking.seats],
    rules: DEFAULT_BOOKING_RULES,
  },
  'registration.received.staff': {
    ...booking,
    seats: [...booking.seats],
    registrationId: '0191c1d0-0000-7000-8000-0000000000aa',
    bookerEmail: 'zoe@example.com',
    company: 'Möbelhaus <Ü> GmbH & Co. KG',
  },
  'registration.confirmed.booker': {
    ...booking,
    bookingLink,
    seats: [...booking.seats],
    rules: DEFAULT_BOOKING_RULES,
    ownSeats: [{ id: `${SEAT}1`, sequence: 1, training: WINTER, meetingUrl: null }],
  },
  'registration.confirmed.attendee': {
    ...bookedByOther,
    seats: [
      { id: `${SEAT}1`, sequence: 0, training: WINTER, meetingUrl: MEETING },
      { id: `${SEAT}2`, sequence: 2, training: SUMMER, meetingUrl: null },
      { id: `${SEAT}3`, sequence: 0, training: UNKNOWN, meetingUrl: null },
    ],
  },
  'registration.cancelled.booker': {
    ...booking,
    bookingLink,
    seats: [...booking.seats],
    ownSeats: [{ id: `${SEAT}1`, sequence: 2, training: WINTER }],
    cost: { kept: 10_300, owed: 10_300 },
  },
  'registration.cancelled.attendee': {
    ...bookedByOther,
    seats: [
      { id: `${SEAT}1`, sequence: 1, training: WINTER },
      { id: `${SEAT}2`, sequence: 3, training: SUMMER },
    ],
  },
  'date.cancelled.booker': {
    bookingLink,
    bookerName: HARD_NAME,
    reference: booking.reference,
    packageName: booking.packageName,
    price: booking.price,
    priceType: booking.priceType,
    isConfirmed: true,
    cancelled: WINTER,
    reason: 'Unsere Trainerin ist erkrankt.',
    outcome: { kind: 'cancel' },
    cost: { kept: 0, owed: 10_300 },
    seats: [{ attendee: HARD_NAME, training: WINTER }],
    otherSeats: [{ attendee: 'Jörg Weiß', training: SUMMER }],
    ownSeats: [{ id: `${SEAT}1`, sequence: 2 }],
  },
  'date.cancelled.attendee': {
    ...bookedByOther,
    cancelled: WINTER,
    reason: '',
    outcome: { kind: 'move', training: SUMMER, meetingUrl: MEETING },
    seats: [{ id: `${SEAT}1`, sequence: 2 }],
  },
  'booking.changed.booker': {
    bookingLink,
    bookerName: HARD_NAME,
    reference: booking.reference,
    packageName: booking.packageName,
    price: booking.price,
    priceType: booking.priceType,
    status: 'confirmed',
    by: 'staff',
    changes: [
      { kind: 'replaced', attendee: 'Pia Lang', formerAttendee: 'Jörg Weiß', training: WINTER },
      { kind: 'corrected', attendee: 'Jörg Weiß', training: WINTER },
      { kind: 'moved', attendee: HARD_NAME, before: WINTER, training: SUMMER },
      { kind: 'cancelled', attendee: HARD_NAME, training: WINTER },
      { kind: 'restored', attendee: 'Jörg Weiß', training: UNKNOWN },
      { kind: 'added', attendee: HARD_NAME, training: SUMMER },
      {
        kind: 'order',
        before: { packageName: 'Duo', price: '206.00' },
        after: { packageName: 'Einzel', price: '112.00' },
      },
      { kind: 'contact' },
      { kind: 'billing' },
      { kind: 'link' },
    ],
    seats: [...booking.seats],
    answer: 'Wir nehmen die Absage an.',
    owed: 10_300,
    kept: 0,
    ownSeats: [{ id: `${SEAT}1`, sequence: 3, training: SUMMER, meetingUrl: MEETING }],
    lostSeats: [{ id: `${SEAT}2`, sequence: 2, training: WINTER }],
  },
  'seat.gained': {
    ...bookedByOther,
    seats: [{ id: `${SEAT}1`, sequence: 2, training: WINTER, meetingUrl: MEETING }],
  },
  'seat.lost': {
    ...bookedByOther,
    seats: [{ id: `${SEAT}1`, sequence: 3, training: SUMMER }],
    isReplaced: true,
  },
  'seat.moved': {
    ...bookedByOther,
    before: WINTER,
    training: SUMMER,
    meetingUrl: MEETING,
    seats: [{ id: `${SEAT}1`, sequence: 2 }],
  },
  'request.received': { ...requested, bookingLink },
  'request.received.staff': {
    ...requested,
    registrationId: bookingLink.registrationId,
    bookerEmail: 'zoe@example.com',
    wish: 'Jörg ist <b>krank</b>.',
  },
  'booking.changed.staff': {
    booking: {
      registrationId: bookingLink.registrationId,
      reference: booking.reference,
      bookerName: HARD_NAME,
      company: 'Möbelhaus <Ü> GmbH & Co. KG',
      changes: [
        {
          kind: 'billing_changed',
          seat: null,
          before: { orderNumber: '' },
          after: { orderNumber: '<b>PO</b> & 4711' },
          by: 'booker',
          at: '2026-11-20T09:00:00.000Z',
        },
      ],
    },
  },
  'bookings.changed.staff': {
    bookings: [
      {
        registrationId: bookingLink.registrationId,
        reference: booking.reference,
        bookerName: HARD_NAME,
        company: 'Möbelhaus <Ü> GmbH & Co. KG',
        changes: [
          {
            kind: 'seat_cancelled',
            seat: { position: 1, name: HARD_NAME },
            before: { name: HARD_NAME, training: 'Uhren & <Zeit>', date: 'Montag' },
            after: {},
            by: 'booker',
            at: '2026-11-20T09:00:00.000Z',
          },
          {
            kind: 'attendee_cannot_come',
            seat: { position: 2, name: 'Jörg Weiß' },
            before: {},
            after: {},
            by: 'attendee',
            at: '2026-11-20T10:00:00.000Z',
          },
        ],
      },
    ],
  },
  'request.refused': {
    ...requested,
    bookingLink,
    isWhole: true,
    answer: 'Das Training beginnt morgen.',
  },
  'contact.confirm': {
    bookerName: HARD_NAME,
    reference: booking.reference,
    contactLink: bookingLink,
  },
  'contact.requested': { bookerName: HARD_NAME, reference: booking.reference, bookingLink },
  'contact.changed': {
    bookerName: HARD_NAME,
    reference: booking.reference,
    lostSeats: [{ id: `${SEAT}1`, sequence: 2, training: WINTER }],
  },
  'booking.links': {
    bookerName: HARD_NAME,
    bookings: [
      { bookingLink, dates: [WINTER, SUMMER] },
      { bookingLink: { ...bookingLink, registrationId: `${SEAT}8` }, dates: [UNKNOWN] },
    ],
  },
  'session.reminder.day': {
    ...bookedByOther,
    dateId: `${SEAT}5`,
    training: WINTER,
    remindedAt: '2027-03-26T09:00:00.000Z',
    meetingUrl: MEETING,
  },
  'session.reminder.hour': {
    ...bookedByOther,
    bookedBy: null,
    dateId: `${SEAT}5`,
    training: WINTER,
    remindedAt: '2027-03-27T08:00:00.000Z',
    meetingUrl: MEETING,
  },
  'session.changed': {
    name: 'Jörg Weiß',
    references: [booking.reference, 'MF-8Q2RT5'],
    dateId: `${SEAT}5`,
    training: { ...SUMMER, id: WINTER.id, title: WINTER.title },
    before: WINTER,
    seats: [{ id: `${SEAT}1`, sequence: 1 }],
  },
  'session.link_missing.staff': {
    dateId: `${SEAT}5`,
    training: WINTER,
    seatsTaken: 7,
    remindedAt: '2027-03-25T09:00:00.000Z',
  },
  'room.reported.staff': { kind: 'meeting' },
  'invoice.sent': {
    ...invoice,
    number: 'RE-2027-0042',
    dueOn: '2027-01-26',
    bank: { holder: 'Seegras & Söhne GmbH', iban: 'DE09000000000000000001', bic: '' },
    isAgain: true,
  },
  'invoice.cancelled': {
    ...invoice,
    number: 'RE-2027-0043',
    cancels: { number: 'RE-2027-0042', issuedOn: '2027-01-12' },
    replacedBy: 'RE-2027-0044',
  },
  'waiting.confirm': { ...waiting, isOnList: false },
  'waiting.offer': {
    ...waiting,
    offeredSeats: 3,
    endsAt: '2027-03-26T09:00:00.000Z',
    prices: [
      { packageName: 'Einzelticket', seats: 1, price: '131.00' },
      { packageName: 'Vierer & mehr', seats: 4, price: '1249.50' },
    ],
  },
  'waiting.offer_ended': { ...waiting, isOnList: true },
  'waiting.closed': { ...waiting, reason: 'begun', hadOffer: false },
  'waiting.left': { ...waiting, session: null, byStaff: true },
  'waiting.new_dates': { ...waiting, session: null, dates: [WINTER, SUMMER] },
  'invoice.reminder.first': { ...REMINDER, daysOver: 1, total: '1249.50', open: '49.00' },
  'invoice.reminder.second': REMINDER,
  'invoice.reminder.last': { ...REMINDER, daysOver: 35 },
  message: {
    name: HARD_NAME,
    firstName: HARD_NAME,
    subject: 'Neues zu {{training}}',
    text: `Hallo {{vorname}},\n\nwir <b>beginnen</b> am {{termin}}.\nDein Zugang: {{link}}\n\nSchau auch auf ${MEETING}. Bis bald!`,
    isBooker: false,
    sessions: [
      { dateId: `${SEAT}5`, training: WINTER, link: { url: MEETING } },
      { dateId: `${SEAT}6`, training: UNKNOWN, link: { missing: 'not_set' } },
    ],
  },
  'account.invited.staff': {
    linkId: 'AAAAAAAAAAAAAAAAAAAAAA',
    role: 'editor',
    invitedBy: 'chefin@example.com',
    expiresAt: '2026-12-03T09:00:00.000Z',
  },
  'account.password.staff': {
    linkId: 'AAAAAAAAAAAAAAAAAAAAAA',
    expiresAt: '2026-11-26T10:00:00.000Z',
  },
  'account.password_changed.staff': { changedAt: '2026-11-26T09:30:00.000Z' },
  test: { requestedBy: 'chefin@example.com', requestedAt: '2026-11-20T09:00:00.000Z' },
}

export const TEMPLATES = Object.keys(SAMPLE_MAILS) as MailTemplate[]
