import { displayEuros, parseMoney } from '#platform/basics/domain/money.ts'
import type { BookingLink, MailDataOf } from '#platform/mail/server/mail-data.ts'
import {
  ActionButton,
  Facts,
  FactTable,
  MailLink,
  Paragraph,
} from '#platform/mail/server/mail-layout.tsx'
import { useMailStyles } from '#platform/mail/server/mail-look.ts'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { priceText, sessionText } from '#platform/mail/server/mail-words.ts'
import { type Reduction, reductionAmount } from '#shop/discount-codes/domain/discount.ts'
import { percentText } from '#shop/prices/domain/net-and-vat.ts'
import { netPrice } from '#shop/prices/domain/net-price.ts'
import type { PriceType } from '#shop/prices/domain/price-type.ts'
import {
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
} from '#shop/seats/domain/registration-fields.ts'
import { vatOf } from '#site/pages/domain/vat.ts'
import type { BookedPrice } from '../domain/booked-price.ts'
import type { BookingFacts } from './booking-mail-data.ts'
import type { CalendarSeat, LostSeat, MailTraining, OwnSeat, SeatFacts } from './seat-facts.ts'

const PHASES: Record<PriceType, string> = {
  early_bird: 'Early Bird',
  normal: 'Regulärer Preis',
  late_bird: 'Late Bird',
}

/** The rows that every mail about a booking contains. */
export function bookingRows(facts: BookingFacts, settings: MailSettings) {
  const { reference, packageName, priceType, isOwnPrice, discount } = facts
  return [
    ['Buchungsnummer', reference],
    ['Paket', packageName],
    ...priceRows(facts, settings),
    ...(discount ? [discountRow(discount)] : []),
    isOwnPrice
      ? (['Vereinbart', 'eigener Preis für diese Buchung'] as const)
      : (['Preisphase', PHASES[priceType]] as const),
  ] as const
}

/** What a code took off the price. */
function discountRow(discount: Reduction) {
  return ['Rabattcode', `${discount.code}: ${reductionAmount(discount)}`] as const
}

/** What a booking costs, and the net amount of it where the agreed VAT is known. */
function priceRows({ vatRate, ...booked }: BookingFacts, settings: MailSettings) {
  if (!vatRate || parseMoney(booked.price) === 0) return [priceRow(booked, settings)]
  const { net, vat } = netPrice(booked.price, vatRate)
  return [
    ['Preis', `${euros(booked.price)} ${vatOf(percentText(vatRate)).de}`],
    ['Netto', `${euros(net)}, dazu ${euros(vat)} USt.`],
  ] as const
}

/** What a booking costs. */
export function priceRow({ price }: BookedPrice, settings: MailSettings) {
  return ['Preis', priceText(price, settings)] as const
}

function euros(amount: string): string {
  return `${displayEuros(parseMoney(amount))}\u00a0€`
}

/** The texts that the booker added, as far as the mail contains them. */
export function textRows(data: BookingFacts) {
  return REGISTRATION_FIELD_NAMES.flatMap((name) => {
    const text = data[name]
    return text ? ([[REGISTRATION_FIELDS[name].label, text]] as const) : []
  })
}

/** What is booked, in a mail to the booker. */
export function BookingSummary({ data, settings }: { data: BookingFacts; settings: MailSettings }) {
  return <Facts rows={[...bookingRows(data, settings), ...textRows(data)]} />
}

/** An attendee's name, or a substitute where there is no valid one. */
export function attendeeText(name: string): string {
  return name || 'Teilnehmende Person'
}

/** People whose data came from somebody else must be informed of its source and its use (GDPR, article 14). */
export function WhoseData(props: {
  bookedBy: NonNullable<MailDataOf['registration.confirmed.attendee']['bookedBy']>
  settings: MailSettings
}) {
  const { bookedBy, settings } = props
  return (
    <Paragraph>
      Deinen Namen und deine E-Mail-Adresse haben wir von{' '}
      {bookedBy.name || 'der Person, die dich angemeldet hat'}. Wie wir damit umgehen, liest du
      hier:{' '}
      <MailLink href={settings.publicUrl + settings.firm.privacyPath}>
        Datenschutzerklärung
      </MailLink>
    </Paragraph>
  )
}

/** The seats of a booking: for each date who sits there. */
export function Seats({ seats }: { seats: SeatFacts[] }) {
  const styles = useMailStyles()
  const sessions = Map.groupBy(seats, ({ training: { id, date, time } }) =>
    JSON.stringify([id, date, time]),
  )
  return (
    <FactTable>
      {[...sessions].map(([key, ofSession]) => (
        <tr key={key}>
          <td className="seat mail-ink" style={styles.factValue}>
            <strong>{NAMES.format(ofSession.map(({ attendee }) => attendeeText(attendee)))}</strong>
            <br />
            {ofSession[0]?.training.title}
            <br />
            {ofSession[0] && sessionText(ofSession[0].training)}
          </td>
        </tr>
      ))}
    </FactTable>
  )
}

const NAMES = new Intl.ListFormat('de')

/**
 * The reader's own confirmed seats: each session with its meeting link, and a note about attachments.
 *
 * @param props.attendee the reader's address, where somebody else booked: each seat has the link of its page
 */
export function OwnSeats(props: { seats: OwnSeat[]; settings: MailSettings; attendee?: string }) {
  const { seats, settings, attendee } = props
  const sessions = Map.groupBy(seats, ({ training, meetingUrl }) =>
    JSON.stringify([training.id, training.date, training.time, meetingUrl]),
  )
  return (
    <>
      {[...sessions].map(([key, ofSession]) => (
        <OwnSession
          key={key}
          training={(ofSession[0] as OwnSeat).training}
          meetingUrl={(ofSession[0] as OwnSeat).meetingUrl}
          seats={ofSession}
          attendee={attendee}
          settings={settings}
        />
      ))}
      {seats.some(({ meetingUrl }) => !meetingUrl) && (
        <Paragraph>Den Zugang bekommst du rechtzeitig vor dem Training von uns.</Paragraph>
      )}
      {seats.some(({ training }) => training.startsAt) && (
        <Paragraph>
          {seats.length === 1
            ? 'Der Termin liegt als Kalendereintrag bei.'
            : 'Die Termine liegen als Kalendereinträge bei.'}
        </Paragraph>
      )}
    </>
  )
}

/** The heading above the reader's own seats. */
export function waysIn(seats: readonly CalendarSeat[]): string {
  return seats.some(({ attendee }) => attendee !== undefined)
    ? 'So seid ihr dabei'
    : 'So bist du dabei'
}

/** Announces that the calendar entries of cancelled seats are withdrawn; nothing where there are none. */
export function EntriesWithdrawn({ seats }: { seats: LostSeat[] }) {
  if (!seats.some(({ training }) => training.startsAt)) return null
  return (
    <Paragraph>
      Mit dieser Nachricht nehmen wir{' '}
      {seats.length === 1 ? 'deinen Kalendereintrag' : 'deine Kalendereinträge'} zurück. Steht noch
      etwas in deinem Kalender, lösche es bitte von Hand.
    </Paragraph>
  )
}

/** Whose seats they are, where the mailbox has seats of several people; no row otherwise. */
export function forWhomRows(seats: readonly { attendee?: string }[]) {
  const names = seats.flatMap(({ attendee }) =>
    attendee === undefined ? [] : [attendeeText(attendee)],
  )
  return names.length === 0 ? [] : ([['Für', names.join(', ')]] as const)
}

/** One training that the reader attends: title, time, and the meeting link where there is one. */
export function OwnSession(props: {
  training: MailTraining
  meetingUrl?: string | null
  /** The reader's seats in it. */
  seats?: readonly CalendarSeat[]
  /** The reader's address, where somebody else booked: each seat has the link of its page. */
  attendee?: string | undefined
  settings: MailSettings
}) {
  const { training, meetingUrl, seats = [], attendee, settings } = props
  return (
    <Facts
      rows={[
        ['Training', <strong key="title">{training.title}</strong>],
        ['Termin', sessionText(training)],
        ...forWhomRows(seats),
        ...(training.note ? ([['Hinweis', training.note]] as const) : []),
        ...(meetingUrl
          ? ([
              [
                'Zugang',
                <MailLink key="link" href={meetingUrl}>
                  {meetingUrl}
                </MailLink>,
              ],
            ] as const)
          : []),
        ...(attendee === undefined
          ? []
          : seats.map(
              (seat) =>
                [
                  seat.attendee === undefined
                    ? 'Dein Link'
                    : `Link für ${attendeeText(seat.attendee)}`,
                  <MailLink key={seat.id} href={settings.seatUrl({ id: seat.id, email: attendee })}>
                    Platz ansehen oder absagen
                  </MailLink>,
                ] as const,
            )),
        [
          'Mehr dazu',
          <MailLink key="page" href={`${settings.publicUrl}/trainings/${training.id}`}>
            Seite des Trainings
          </MailLink>,
        ],
      ]}
    />
  )
}

/** The button that opens the booking. */
export function BookingButton({ link, settings }: { link: BookingLink; settings: MailSettings }) {
  return <ActionButton href={settings.bookingUrl(link)}>{OPEN_BOOKING}</ActionButton>
}

export const OPEN_BOOKING = 'Deine Buchung ansehen und ändern'

/** What the attached calendar entry of a moved session does; empty where there is none. */
export function calendarSentence(startsAt: string | null, startedAt: string | null): string {
  if (startsAt) return ' Der neue Kalendereintrag liegt bei und ersetzt den alten.'
  return startedAt ? ' Den alten Kalendereintrag nehmen wir mit dieser Nachricht zurück.' : ''
}
