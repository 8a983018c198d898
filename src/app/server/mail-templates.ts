import { MessageOfStaff } from '#office/messages/server/message-mail.tsx'
import {
  ForgottenPassword,
  Invitation,
  PasswordChanged,
} from '#platform/login/server/account-mails.tsx'
import { TestMail } from '#platform/mail/server/test-mail.tsx'
import {
  RegistrationCancelledForAttendee,
  RegistrationConfirmedForAttendee,
} from '#shop/booking/server/attendee-mails.tsx'
import {
  RegistrationCancelledForBooker,
  RegistrationConfirmedForBooker,
  RegistrationReceived,
  RegistrationReceivedByStaff,
} from '#shop/booking/server/booking-mails.tsx'
import { SeatGained, SeatLost, SeatMoved } from '#shop/booking/server/seat-mails.tsx'
import { BookingChanged } from '#shop/booking-changes/server/change-mails.tsx'
import {
  ConfirmContact,
  ContactChanged,
  ContactRequested,
  RequestReceived,
  RequestReceivedByStaff,
  RequestRefused,
} from '#shop/booking-changes/server/request-mails.tsx'
import {
  BookingChangedForStaff,
  BookingsChangedForStaff,
} from '#shop/booking-changes/server/staff-change-mails.tsx'
import { BookingLinks } from '#shop/booking-link/server/link-mails.tsx'
import { DateCancelledForAttendee, DateCancelledForBooker } from '#shop/dates/server/date-mails.tsx'
import {
  LinkMissing,
  ReminderOneDayBefore,
  ReminderOneHourBefore,
  SessionChanged,
} from '#shop/dates/server/session-mails.tsx'
import { InvoiceCancelled, InvoiceSent } from '#shop/invoices/server/invoice-mails.tsx'
import {
  FirstReminder,
  LastReminder,
  SecondReminder,
} from '#shop/payments/server/reminder-mails.tsx'
import {
  ConfirmWaiting,
  NewDates,
  NoLongerWaiting,
  OfferEnded,
  OfferOfSeats,
  WaitingListClosed,
} from '#shop/waiting-list/server/waiting-mails.tsx'

/** The template of each mail that is of no module. */
export const MAIL_TEMPLATES = {
  'registration.received': RegistrationReceived,
  'registration.received.staff': RegistrationReceivedByStaff,
  'registration.confirmed.booker': RegistrationConfirmedForBooker,
  'registration.confirmed.attendee': RegistrationConfirmedForAttendee,
  'registration.cancelled.booker': RegistrationCancelledForBooker,
  'registration.cancelled.attendee': RegistrationCancelledForAttendee,
  'date.cancelled.booker': DateCancelledForBooker,
  'date.cancelled.attendee': DateCancelledForAttendee,
  'booking.changed.booker': BookingChanged,
  'seat.gained': SeatGained,
  'seat.lost': SeatLost,
  'seat.moved': SeatMoved,
  'request.received': RequestReceived,
  'request.received.staff': RequestReceivedByStaff,
  'booking.changed.staff': BookingChangedForStaff,
  'bookings.changed.staff': BookingsChangedForStaff,
  'request.refused': RequestRefused,
  'contact.confirm': ConfirmContact,
  'contact.requested': ContactRequested,
  'contact.changed': ContactChanged,
  'booking.links': BookingLinks,
  'session.reminder.day': ReminderOneDayBefore,
  'session.reminder.hour': ReminderOneHourBefore,
  'session.changed': SessionChanged,
  'session.link_missing.staff': LinkMissing,
  'invoice.sent': InvoiceSent,
  'invoice.cancelled': InvoiceCancelled,
  'waiting.confirm': ConfirmWaiting,
  'waiting.offer': OfferOfSeats,
  'waiting.offer_ended': OfferEnded,
  'waiting.closed': WaitingListClosed,
  'waiting.left': NoLongerWaiting,
  'waiting.new_dates': NewDates,
  'invoice.reminder.first': FirstReminder,
  'invoice.reminder.second': SecondReminder,
  'invoice.reminder.last': LastReminder,
  'account.invited.staff': Invitation,
  'account.password.staff': ForgottenPassword,
  'account.password_changed.staff': PasswordChanged,
  message: MessageOfStaff,
  test: TestMail,
}
