import {
  ActionButton,
  Facts,
  MailFrame,
  MailLink,
  Paragraph,
  Subheading,
} from '#platform/mail/server/mail-layout.tsx'
import { Closing, Paragraphs } from '#platform/mail/server/mail-parts.tsx'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { momentText } from '#platform/mail/server/mail-words.ts'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import { changeWords } from '../domain/change-words.ts'
import type { ChangedBookingFacts, StaffChange } from './change-mail-data.ts'

export function BookingChangedForStaff({
  data: { booking },
  settings,
  subject,
  words,
}: TemplateProps<'booking.changed.staff'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${booking.bookerName}, ${booking.reference}`}
      heading="Eine Anmeldung ist geändert."
    >
      <Paragraphs of={words.opening} />
      <Facts
        rows={[
          ['Buchungsnummer', booking.reference],
          ['Kontakt', contactText(booking)],
        ]}
      />
      <Changes booking={booking} />
      <ActionButton href={addressOf(booking, settings)}>Anmeldung öffnen</ActionButton>
      <Closing words={words} />
    </MailFrame>
  )
}

export function BookingsChangedForStaff({
  data: { bookings },
  settings,
  subject,
  words,
}: TemplateProps<'bookings.changed.staff'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={bookings.map(({ reference }) => reference).join(', ')}
      heading="Was Buchende geändert haben"
    >
      <Paragraphs of={words.opening} />
      {bookings.map((booking) => (
        <div key={booking.registrationId}>
          <Subheading>{`${contactText(booking)}, ${booking.reference}`}</Subheading>
          <Changes booking={booking} />
          <Paragraph>
            <MailLink href={addressOf(booking, settings)}>Anmeldung öffnen</MailLink>
          </Paragraph>
        </div>
      ))}
      <Closing words={words} />
    </MailFrame>
  )
}

function addressOf({ registrationId }: ChangedBookingFacts, { publicUrl }: MailSettings): string {
  return `${publicUrl}/admin/anmeldungen/${registrationId}`
}

function contactText({ bookerName, company }: ChangedBookingFacts): string {
  return [bookerName, company].filter(Boolean).join(', ')
}

function Changes({ booking: { changes } }: { booking: ChangedBookingFacts }) {
  return changes.map((change, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two changes may look alike, and the list never changes
    <Change key={index} change={change} />
  ))
}

function Change({ change }: { change: StaffChange }) {
  const { title, details } = changeWords(change)
  return (
    <Facts
      rows={[
        ['Geändert', <strong key="title">{title}</strong>],
        ...details.map(
          ({ label, before, after }) => [label, `${before || '–'} → ${after || '–'}`] as const,
        ),
        [
          'Von',
          change.by === 'attendee' ? 'der teilnehmenden Person' : 'der Person, die gebucht hat',
        ],
        ['Wann', momentText(change.at)],
      ]}
    />
  )
}
