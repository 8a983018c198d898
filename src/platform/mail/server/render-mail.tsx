import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import { MessageOfStaff } from '#office/messages/server/message-mail.tsx'
import {
  RegistrationCancelledForAttendee,
  RegistrationConfirmedForAttendee,
  ReminderOneDayBefore,
  ReminderOneHourBefore,
  SessionChanged,
} from '#shop/booking/server/attendee-mails.tsx'
import {
  RegistrationCancelledForBooker,
  RegistrationConfirmedForBooker,
  RegistrationReceived,
  RegistrationReceivedByStaff,
} from '#shop/booking/server/booking-mails.tsx'
import { SeatGained, SeatLost, SeatMoved } from '#shop/booking/server/seat-mails.tsx'
import { LinkMissing } from '#shop/booking/server/staff-mails.tsx'
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
  ConfirmWaiting,
  NewDates,
  NoLongerWaiting,
  OfferEnded,
  OfferOfSeats,
  WaitingListClosed,
} from '#shop/waiting-list/server/waiting-mails.tsx'
import { RoomReported } from '#tools/reports/server/tool-mails.tsx'
import type { MailContent, MailTemplate } from './mail-data.ts'
import type { TemplateProps } from './mail-facts.tsx'
import type { MailSettings } from './mail-settings.ts'
import { filledWords } from './mail-text-values.ts'
import { TestMail } from './test-mail.tsx'

const TEMPLATES: { [T in MailTemplate]: (props: TemplateProps<T>) => ReactElement } = {
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
  'room.reported.staff': RoomReported,
  'waiting.confirm': ConfirmWaiting,
  'waiting.offer': OfferOfSeats,
  'waiting.offer_ended': OfferEnded,
  'waiting.closed': WaitingListClosed,
  'waiting.left': NoLongerWaiting,
  'waiting.new_dates': NewDates,
  message: MessageOfStaff,
  test: TestMail,
}

/** Characters in a line of plain text; quoted, it still fits into 80 (RFC 3676, 4.2). */
const TEXT_WIDTH = 76

/**
 * Renders the HTML and the plain text of a mail from one template. Loading this module takes a third of a second, so it
 * is imported only when needed.
 */
export async function renderTemplate(
  content: MailContent,
  settings: MailSettings,
  { subject, recipient }: { subject: string; recipient: string },
): Promise<{ html: string; text: string }> {
  const { template, data } = content
  const Template = TEMPLATES[template] as (props: TemplateProps<MailTemplate>) => ReactElement
  const words = filledWords(content, settings)
  const html = await render(
    <Template
      data={data}
      settings={settings}
      subject={subject}
      recipient={recipient}
      words={words}
    />,
  )
  return { html, text: plainText(html) }
}

function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: TEXT_WIDTH,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
      {
        selector: 'table',
        format: 'block',
        options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
      },
      {
        selector: 'tr.fact',
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      },
      { selector: 'td.fact-label', format: 'inline' },
      { selector: 'td.fact-value', format: 'inline' },
      {
        selector: 'td.seat',
        format: 'block',
        options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
      },
      // An e-mail address is shown without a repeated "mailto:" link.
      { selector: 'a[href^="mailto:"]', format: 'inline' },
    ],
  })
}
