import { formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { Facts, MailFrame, Paragraph, Subheading } from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening } from '#platform/mail/server/mail-parts.tsx'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import { BookingButton } from '#shop/booking/server/seat-mail-parts.tsx'
import { exactEuros } from '../domain/exact-euros.ts'
import { groupsOfFour } from '../domain/groups-of-four.ts'
import type { InvoiceMailFacts } from './invoice-mail-data.ts'

export function InvoiceSent({ data, settings, subject, words }: TemplateProps<'invoice.sent'>) {
  const { number, dueOn, bank } = data
  const due = dueOn ? ([['Zahlbar bis', formatLongDay(dueOn)]] as const) : []
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${exactEuros(data.cents)}${dueOn ? `, zahlbar bis ${formatLongDay(dueOn)}` : ''}`}
      heading="Hier ist deine Rechnung."
    >
      <Opening name={data.bookerName} words={words} />
      <Facts rows={[['Rechnung', number], ...aboutRows(data), ...due]} />
      <Subheading>So bezahlst du</Subheading>
      <Facts
        rows={[
          ['Empfänger', bank.holder],
          ['IBAN', groupsOfFour(bank.iban)],
          ...(bank.bic === '' ? [] : ([['BIC', bank.bic]] as const)),
          ['Verwendungszweck', <strong key="purpose">{number}</strong>],
        ]}
      />
      <Paragraph>{filesText(data)}</Paragraph>
      <ToBooking data={data} settings={settings} />
      <Closing words={words} />
    </MailFrame>
  )
}

export function InvoiceCancelled({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'invoice.cancelled'>) {
  const { number, cancels } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Die Rechnung ${cancels.number} gilt nicht mehr.`}
      heading={`Die Rechnung ${cancels.number} ist storniert.`}
    >
      <Opening name={data.bookerName} words={words} />
      <Facts
        rows={[
          ['Stornorechnung', number],
          ['Zur Rechnung', `${cancels.number} vom ${formatLongDay(cancels.issuedOn)}`],
          ...aboutRows(data),
        ]}
      />
      <Paragraph>{filesText(data)}</Paragraph>
      <ToBooking data={data} settings={settings} />
      <Closing words={words} />
    </MailFrame>
  )
}

/** What the document is about, and its amount. */
function aboutRows({ bookings, cents, vatRate }: InvoiceMailFacts) {
  const vat = vatRate === null ? '' : ` inkl. ${String(vatRate).replace('.', ',')}\u00a0% USt.`
  return [
    ...bookings.map(({ packageName, reference }) => [`Buchung ${reference}`, packageName] as const),
    ['Betrag', <strong key="amount">{`${exactEuros(cents)}${vat}`}</strong>],
  ] as const
}

function filesText({ profile }: InvoiceMailFacts): string {
  return profile === 'xrechnung'
    ? 'Der Anhang ist eine XRechnung: eine XML-Datei, die Programme für Rechnungen einlesen.'
    : 'Der Anhang ist ein PDF. Es enthält dieselben Angaben als XML (ZUGFeRD), für Programme, die Rechnungen einlesen.'
}

/** For who booked: the link changes the booking, so no other mailbox gets it. */
function ToBooking({
  data,
  settings,
}: Pick<TemplateProps<'invoice.sent'>, 'settings'> & {
  data: InvoiceMailFacts
}) {
  if (!data.bookingLink) return null
  return (
    <>
      <Paragraph>Auf der Seite deiner Buchung findest du alle Rechnungen dazu.</Paragraph>
      <BookingButton link={data.bookingLink} settings={settings} />
    </>
  )
}
