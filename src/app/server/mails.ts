import { filledSubject as messageSubject } from '#office/messages/server/message-mail-texts.ts'
import { registerMails } from '#platform/mail/server/registered-mails.ts'
import { BOOKING_MAIL_TEXTS } from '#shop/booking/domain/booking-mail-texts.ts'
import { BOOKING_MAIL_VALUES } from '#shop/booking/server/booking-mail-values.ts'
import { calendarAttachments } from '#shop/booking/server/seat-calendar.ts'
import { TYPED_TEXTS } from '#shop/booking/server/typed-texts.ts'
import { CHANGE_MAIL_TEXTS } from '#shop/booking-changes/domain/change-mail-texts.ts'
import { CHANGE_MAIL_VALUES } from '#shop/booking-changes/server/change-mail-values.ts'
import { DATE_MAIL_TEXTS } from '#shop/dates/domain/date-mail-texts.ts'
import { DATE_MAIL_VALUES } from '#shop/dates/server/date-mail-values.ts'
import { WAITING_MAIL_TEXTS } from '#shop/waiting-list/domain/waiting-mail-texts.ts'
import { WAITING_MAIL_VALUES } from '#shop/waiting-list/server/waiting-mail-values.ts'
import { TOOL_MAIL_TEXTS } from '#tools/reports/domain/tool-mail-texts.ts'
import { TOOL_MAIL_VALUES } from '#tools/reports/server/tool-mail-values.ts'

/**
 * Every mail whose subject, opening and closing staff can write, by its template, with the original texts. The rest of
 * a mail is generated: heading, facts, buttons, notes about calendar entries, and what has to be in it by law.
 */
export const MAIL_TEXTS = {
  ...BOOKING_MAIL_TEXTS,
  ...CHANGE_MAIL_TEXTS,
  ...DATE_MAIL_TEXTS,
  ...WAITING_MAIL_TEXTS,
  ...TOOL_MAIL_TEXTS,
}

registerMails({
  texts: MAIL_TEXTS,
  values: {
    ...BOOKING_MAIL_VALUES,
    ...CHANGE_MAIL_VALUES,
    ...DATE_MAIL_VALUES,
    ...WAITING_MAIL_VALUES,
    ...TOOL_MAIL_VALUES,
  },
  fixedSubjects: { message: messageSubject, test: () => 'Testnachricht: Größe, Maß und Übermut' },
  loadTemplates: async () => (await import('./mail-templates.ts')).MAIL_TEMPLATES,
  attachmentsOf: calendarAttachments,
  toTheFirm: [
    'registration.received.staff',
    'request.received.staff',
    'booking.changed.staff',
    'bookings.changed.staff',
    'test',
  ],
  typedTexts: TYPED_TEXTS,
})
