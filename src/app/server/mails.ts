import { sampleData } from '#office/mail-texts/server/sample-mails.ts'
import { filledSubject as messageSubject } from '#office/messages/server/message-mail-texts.ts'
import { ACCOUNT_MAIL_SUBJECTS } from '#platform/login/server/account-mail-subjects.ts'
import type { MailTemplate } from '#platform/mail/server/mail-data.ts'
import { type MailsOf, registerMails } from '#platform/mail/server/registered-mails.ts'
import { BOOKING_MAIL_TEXTS } from '#shop/booking/domain/booking-mail-texts.ts'
import { BOOKING_MAIL_VALUES } from '#shop/booking/server/booking-mail-values.ts'
import { calendarAttachments } from '#shop/booking/server/seat-calendar.ts'
import { TYPED_TEXTS } from '#shop/booking/server/typed-texts.ts'
import { CHANGE_MAIL_TEXTS } from '#shop/booking-changes/domain/change-mail-texts.ts'
import { CHANGE_MAIL_VALUES } from '#shop/booking-changes/server/change-mail-values.ts'
import { DATE_MAIL_TEXTS } from '#shop/dates/domain/date-mail-texts.ts'
import { DATE_MAIL_VALUES } from '#shop/dates/server/date-mail-values.ts'
import { INVOICE_MAIL_TEXTS } from '#shop/invoices/domain/invoice-mail-texts.ts'
import { invoiceFiles } from '#shop/invoices/server/invoice-mail-files.ts'
import { INVOICE_MAIL_VALUES } from '#shop/invoices/server/invoice-mail-values.ts'
import { REMINDER_MAIL_TEXTS } from '#shop/payments/domain/reminder-mail-texts.ts'
import { reminderFiles } from '#shop/payments/server/reminder-mail-files.ts'
import { REMINDER_MAIL_VALUES } from '#shop/payments/server/reminder-mail-values.ts'
import { WAITING_MAIL_TEXTS } from '#shop/waiting-list/domain/waiting-mail-texts.ts'
import { WAITING_MAIL_VALUES } from '#shop/waiting-list/server/waiting-mail-values.ts'
import { MODULES, type ModuleMail } from './modules.ts'

const OWN_MAILS: MailsOf<Exclude<MailTemplate, ModuleMail>> = {
  texts: {
    ...BOOKING_MAIL_TEXTS,
    ...CHANGE_MAIL_TEXTS,
    ...DATE_MAIL_TEXTS,
    ...INVOICE_MAIL_TEXTS,
    ...REMINDER_MAIL_TEXTS,
    ...WAITING_MAIL_TEXTS,
  },
  values: {
    ...BOOKING_MAIL_VALUES,
    ...CHANGE_MAIL_VALUES,
    ...DATE_MAIL_VALUES,
    ...INVOICE_MAIL_VALUES,
    ...REMINDER_MAIL_VALUES,
    ...WAITING_MAIL_VALUES,
  },
  samplesOn: sampleData,
  loadTemplates: async () => (await import('./mail-templates.ts')).MAIL_TEMPLATES,
}

const MAILS: readonly MailsOf<never>[] = [OWN_MAILS, ...MODULES.map(({ mails }) => mails)]

/**
 * Every mail whose subject, opening and closing staff can write, by its template, with the original texts. The rest of
 * a mail is generated: heading, facts, buttons, notes about calendar entries, and what has to be in it by law.
 */
export const MAIL_TEXTS: MailsOf<MailTemplate>['texts'] = Object.assign(
  {},
  ...MAILS.map(({ texts }) => texts),
)

registerMails({
  texts: MAIL_TEXTS,
  values: Object.assign({}, ...MAILS.map(({ values }) => values)),
  samplesOn: (now) => Object.assign({}, ...MAILS.map(({ samplesOn }) => samplesOn(now))),
  loadTemplates: async () =>
    Object.assign({}, ...(await Promise.all(MAILS.map((mails) => mails.loadTemplates())))),
  fixedSubjects: {
    ...ACCOUNT_MAIL_SUBJECTS,
    message: messageSubject,
    test: () => 'Testnachricht: Größe, Maß und Übermut',
  },
  attachmentsOf: calendarAttachments,
  filesOf: (content) => [...invoiceFiles(content), ...reminderFiles(content)],
  toTheFirm: [
    'registration.received.staff',
    'request.received.staff',
    'booking.changed.staff',
    'bookings.changed.staff',
    'account.invited.staff',
    'account.password.staff',
    'account.password_changed.staff',
    'test',
  ],
  typedTexts: TYPED_TEXTS,
})
