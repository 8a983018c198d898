import type { ReactNode } from 'react'
import { displaySum, parseMoney } from '#platform/basics/domain/money.ts'
import type { MailDataOf } from '#platform/mail/server/mail-data.ts'
import { Facts, MailFrame, Paragraph, Subheading } from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening } from '#platform/mail/server/mail-parts.tsx'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import {
  attendeeText,
  BookingButton,
  EntriesWithdrawn,
  OwnSeats,
  priceRow,
  Seats,
  waysIn,
} from '#shop/booking/server/seat-mail-parts.tsx'
import { costSentence } from '#shop/booking-rules/domain/cancellation-cost.ts'
import type { ChangeFacts } from './change-mail-data.ts'

type Changed = MailDataOf['booking.changed.booker']

export function BookingChanged({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'booking.changed.booker'>) {
  const { changes, seats, ownSeats, lostSeats, answer, status } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading={headingOf(data)}
    >
      <Opening name={data.bookerName} words={words} />
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may look alike, and the list never changes
        <Change key={index} change={change} />
      ))}
      {answer !== '' && <Paragraph>{answer}</Paragraph>}
      <PriceSentence data={data} />
      <EntriesWithdrawn seats={lostSeats} />
      {ownSeats.length > 0 && (
        <>
          <Subheading>{waysIn(ownSeats)}</Subheading>
          <OwnSeats seats={ownSeats} settings={settings} />
        </>
      )}
      {seats.length > 0 && (
        <>
          <Subheading>{seats.length === 1 ? 'Gebuchter Platz' : 'Gebuchte Plätze'}</Subheading>
          <Seats seats={seats} />
        </>
      )}
      {status === 'pending' && (
        <Paragraph>
          Deine Anmeldung haben wir noch nicht bestätigt. Dazu melden wir uns wie angekündigt bei
          dir.
        </Paragraph>
      )}
      <Facts
        rows={[
          ['Buchungsnummer', data.reference],
          ['Paket', data.packageName],
          priceRow(data, settings),
        ]}
      />
      <Closing words={words} />
      <BookingButton link={data.bookingLink} settings={settings} />
    </MailFrame>
  )
}

function headingOf({ changes, status }: Changed): string {
  if (changes.some(({ kind }) => kind === 'cannot_come')) return 'Jemand kann nicht kommen.'
  return status === 'cancelled' ? 'Deine Buchung ist abgesagt.' : 'Deine Buchung ist geändert.'
}

const SENTENCES = {
  contact: 'Deine Kontaktdaten sind geändert.',
  billing: 'Deine Rechnungsdaten sind geändert.',
  link: 'Der bisherige Link zu deiner Buchung gilt nicht mehr.',
} as const

function Change({ change }: { change: ChangeFacts }) {
  switch (change.kind) {
    case 'contact':
    case 'billing':
    case 'link':
      return <Paragraph>{SENTENCES[change.kind]}</Paragraph>
    case 'order':
      return <NewOrder change={change} />
    case 'moved':
      return (
        <Facts
          rows={[
            ['Umgebucht', attendeeText(change.attendee)],
            ['Bisher', `${change.before.title}, ${sessionText(change.before)}`],
            [
              'Neu',
              <strong key="new">{`${change.training.title}, ${sessionText(change.training)}`}</strong>,
            ],
          ]}
        />
      )
    default:
      return (
        <Facts
          rows={[...personRows(change), ['Training', change.training.title], sessionRow(change)]}
        />
      )
  }
}

/** Another package, another price, or both. */
function NewOrder({
  change: { before, after },
}: {
  change: Extract<ChangeFacts, { kind: 'order' }>
}) {
  const row = (name: string, was: string, is: string) =>
    was === is ? [] : [[name, <strong key={name}>{`${is} statt ${was}`}</strong>] as const]
  return (
    <Facts
      rows={[
        ...row('Neues Paket', before.packageName, after.packageName),
        ...row('Neuer Preis', euros(parseMoney(before.price)), euros(parseMoney(after.price))),
      ]}
    />
  )
}

type SeatChange = Exclude<ChangeFacts, { kind: 'contact' | 'billing' | 'link' | 'order' | 'moved' }>

const PERSON_LABELS = {
  replaced: 'Neu dabei',
  corrected: 'Angaben korrigiert',
  added: 'Neuer Platz',
  cancelled: 'Platz abgesagt',
  restored: 'Wieder gebucht',
  cannot_come: 'Kann nicht kommen',
} as const satisfies Record<SeatChange['kind'], string>

function personRows(change: SeatChange): (readonly [string, ReactNode])[] {
  const name = <strong key="name">{attendeeText(change.attendee)}</strong>
  return [
    [PERSON_LABELS[change.kind], name],
    ...(change.kind === 'replaced'
      ? [['An Stelle von', attendeeText(change.formerAttendee)] as const]
      : []),
  ]
}

function sessionRow({ kind, training }: SeatChange): readonly [string, ReactNode] {
  const text = sessionText(training)
  return ['Termin', kind === 'cancelled' ? <s key="session">{text}</s> : text]
}

/** What the changes do to the price; nothing where they have nothing to do with it. */
function PriceSentence({ data: { changes, price, owed, kept } }: { data: Changed }) {
  const kinds = new Set(changes.map(({ kind }) => kind))
  if (kinds.has('order') || kinds.has('restored'))
    return <Paragraph>{`Zu zahlen sind damit ${euros(owed)}.`}</Paragraph>
  if (kinds.has('cancelled') && kept !== undefined)
    return <Paragraph>{costSentence({ kept, owed }, { price })}</Paragraph>
  if (kinds.has('cannot_come')) {
    return (
      <Paragraph>
        Der Platz bleibt gebucht, bis du ihn einer anderen Person gibst oder absagst.
      </Paragraph>
    )
  }
  const keepsPrice = kinds.has('replaced') || kinds.has('moved')
  return keepsPrice ? <Paragraph>Der Preis bleibt gleich.</Paragraph> : null
}

function euros(cents: number): string {
  return `${displaySum(cents)}\u00a0€`
}
