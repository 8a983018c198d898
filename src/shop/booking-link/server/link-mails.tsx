import { Facts, MailFrame, MailLink } from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening } from '#platform/mail/server/mail-parts.tsx'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
// Declares the data of these mails.
import type {} from './link-mail-data.ts'

export function BookingLinks({ data, settings, subject, words }: TemplateProps<'booking.links'>) {
  const one = data.bookings.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={data.bookings.map(({ bookingLink }) => bookingLink.reference).join(', ')}
      heading={one ? 'Der Link zu deiner Buchung' : 'Die Links zu deinen Buchungen'}
    >
      <Opening name={data.bookerName} words={words} />
      {data.bookings.map(({ bookingLink, dates }) => (
        <Facts
          key={bookingLink.registrationId}
          rows={[
            ['Buchungsnummer', bookingLink.reference],
            ['Trainings', dates.map(({ title, date }) => `${title} (${date})`).join('; ')],
            [
              'Link',
              <MailLink key="link" href={settings.bookingUrl(bookingLink)}>
                Deine Buchung ansehen und ändern
              </MailLink>,
            ],
          ]}
        />
      ))}
      <Closing words={words} />
    </MailFrame>
  )
}
