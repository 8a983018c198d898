import { AskUs, Greeting, type TemplateProps } from './mail-facts.tsx'
import { Facts, MailFrame, MailLink, Paragraph } from './mail-frame.tsx'

export function BookingLinks({ data, settings, subject }: TemplateProps<'booking.links'>) {
  const one = data.bookings.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={data.bookings.map(({ bookingLink }) => bookingLink.reference).join(', ')}
      heading={one ? 'Der Link zu deiner Buchung' : 'Die Links zu deinen Buchungen'}
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        jemand hat auf unserer Website nach {one ? 'dem Link' : 'den Links'} zu{' '}
        {one ? 'deiner Buchung' : 'deinen Buchungen'} gefragt. Hier {one ? 'ist er' : 'sind sie'}:
      </Paragraph>
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
      <Paragraph>
        Wer einen solchen Link hat, kann die Buchung ändern. Gib ihn nur an Menschen weiter, die das
        dürfen.
      </Paragraph>
      <AskUs question="Du hast nicht danach gefragt?" settings={settings} />
    </MailFrame>
  )
}
