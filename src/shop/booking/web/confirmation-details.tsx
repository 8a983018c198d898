import { CalendarLink } from '#platform/design/web/calendar-link.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { unbroken, unbrokenDate } from '#platform/design/web/unbroken.ts'
import { dueText, withinWorkingDays } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import { LOST_LINK_ADDRESS } from '#site/pages/web/booking-link-address.ts'
import { BookedPriceCard } from './booked-price-card.tsx'
import type { BookedTraining, Confirmation } from './confirmation.ts'

/** Only steps that apply to every registration: staff check it and confirm it by hand. */
const nextSteps = ({
  rules: { answerWithinDays, paymentDays },
  price,
  trainings,
}: Confirmation) => {
  const isOne = trainings.flatMap(({ attendees }) => attendees).length === 1
  return [
    {
      title: 'Wir prüfen deine Anmeldung',
      text: `Du hörst ${withinWorkingDays(answerWithinDays)} von uns. Bis dahin halten wir ${isOne ? 'den Platz' : 'die Plätze'} für dich frei.`,
    },
    {
      title: 'Du bekommst unsere Bestätigung per E-Mail',
      text: `Damit ${isOne ? 'ist der Platz' : 'sind die Plätze'} verbindlich gebucht.${Number(price.gross) === 0 ? '' : ` Danach kommt die Rechnung${dueText(paymentDays)}.`}`,
    },
    {
      title: 'Vor dem Training kommt der Zugangslink',
      text: 'Wer dabei ist, hört am Tag vorher und noch einmal eine Stunde vorher von uns. Die Session findet online statt.',
    },
  ]
}

interface ConfirmationDetailsProps {
  confirmation: Confirmation
  /** One level below the title above. */
  heading: 'h2' | 'h3'
  className?: string
}

/** The booked attendees by training, with calendar files, the price, and the next steps. */
export function ConfirmationDetails({
  confirmation,
  heading: Heading,
  className,
}: ConfirmationDetailsProps) {
  const { trainings, email, isMailHeld } = confirmation
  return (
    <div
      className={classes(
        'grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
        className,
      )}
    >
      <div className="flex min-w-0 flex-col gap-5">
        <Card>
          <Heading className="text-h4">Wer welches Training besucht</Heading>
          <ul className="mt-2 divide-y divide-sand">
            {trainings.map((training) => (
              <BookedRow key={training.dateId ?? training.id} training={training} />
            ))}
          </ul>
        </Card>
        <BookedPriceCard confirmation={confirmation} heading={Heading} />
      </div>
      <Card>
        <Heading className="text-h4">So geht es weiter</Heading>
        <ol className="mt-5 flex flex-col gap-4">
          {nextSteps(confirmation).map(({ title, text }, index) => (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden="true"
                className="flex size-8 shrink-0 items-center justify-center rounded-pill bg-brand-tint font-display font-semibold text-brand"
              >
                {index + 1}
              </span>
              <span className="min-w-0">
                <span className="block font-semibold">{title}</span>
                <span className="block text-secondary text-small">{text}</span>
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-5 border-sand border-t pt-4 text-secondary text-small">
          <span>
            {isMailHeld
              ? 'Eine E-Mail mit diesen Angaben kommt vorerst nicht: An '
              : 'Alle Angaben schicken wir auch an '}
          </span>
          <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>
          <span>
            {isMailHeld
              ? ' gingen in der Stunde davor schon genug E-Mails zu Anmeldungen. Bitte notiere dir die Buchungsnummer.'
              : '. In jeder E-Mail dazu ist der Link, mit dem du deine Buchung ansiehst und änderst. '}
          </span>
          {!isMailHeld && (
            <a
              href={LOST_LINK_ADDRESS}
              className="text-ink underline underline-offset-3 hover:decoration-2"
            >
              Link verloren?
            </a>
          )}
        </p>
      </Card>
    </div>
  )
}

function BookedRow({ training }: { training: BookedTraining }) {
  const { id, dateId, title, date, time, attendees, inCalendar } = training
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-secondary text-small">{`${unbrokenDate(date)}, ${unbroken(time)}`}</p>
        <p className="mt-1 text-small">{attendees.join(', ')}</p>
      </div>
      {inCalendar && (
        <CalendarLink
          trainingId={id}
          dateId={dateId}
          title={title}
          variant="secondary"
          size="small"
        />
      )}
    </li>
  )
}
