import {
  ActionButton,
  Facts,
  MailFrame,
  MailLink,
  Paragraph,
} from '#platform/mail/server/mail-layout.tsx'
import { Closing, Opening } from '#platform/mail/server/mail-parts.tsx'
import type { MailSettings } from '#platform/mail/server/mail-settings.ts'
import { momentText, priceText, sessionText } from '#platform/mail/server/mail-words.ts'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import { seatsText } from '#shop/booking/server/booking-mail-values.ts'
import type { WaitingFacts } from './waiting-facts.ts'

export function ConfirmWaiting({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'waiting.confirm'>) {
  const { isOnList } = data
  const url = settings.waitingUrl(data.entryId)
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={
        isOnList ? 'Du brauchst nichts zu tun.' : 'Noch ein Klick, dann bist du eingetragen.'
      }
      heading={isOnList ? 'Du wartest schon.' : 'Bitte bestätige deine Adresse.'}
    >
      <Opening name={data.name} words={words} />
      <Wish data={data} />
      <ActionButton href={url}>{isOnList ? 'Meinen Eintrag ansehen' : 'Bestätigen'}</ActionButton>
      <Closing words={words} />
      <LeaveLink data={data} settings={settings} />
    </MailFrame>
  )
}

export function OfferOfSeats({ data, settings, subject, words }: TemplateProps<'waiting.offer'>) {
  const { offeredSeats, prices } = data
  const end = momentText(data.endsAt)
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Bis ${end} Uhr halten wir ${offeredSeats === 1 ? 'ihn' : 'sie'} für dich frei.`}
      heading={
        offeredSeats === 1
          ? 'Ein Platz ist für dich frei.'
          : `${offeredSeats} Plätze sind für dich frei.`
      }
    >
      <Opening name={data.name} words={words} />
      <Facts
        rows={[
          ...sessionRows(data),
          ['Plätze', String(offeredSeats)],
          ['Angebot bis', <strong key="end">{end} Uhr</strong>],
          ...prices.map(
            ({ packageName, seats, price }) =>
              [`${packageName} (${seatsText(seats)})`, priceText(price, settings)] as const,
          ),
        ]}
      />
      <Paragraph>
        Für dich gilt der niedrigere Preis: der vom Tag deiner Eintragung oder der vom Tag, an dem
        du buchst. Oben stehen die Preise von heute.
      </Paragraph>
      <ActionButton href={settings.waitingUrl(data.entryId)}>Angebot ansehen</ActionButton>
      <Closing words={words} />
      <LeaveLink data={data} settings={settings} />
    </MailFrame>
  )
}

export function OfferEnded({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'waiting.offer_ended'>) {
  const { isOnList } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={isOnList ? 'Du wartest weiter.' : 'Du wartest nicht mehr.'}
      heading="Dein Angebot ist abgelaufen."
    >
      <Opening name={data.name} words={words} />
      <Wish data={data} />
      <Closing words={words} />
      {isOnList ? (
        <LeaveLink data={data} settings={settings} />
      ) : (
        <ToTraining data={data} settings={settings} />
      )}
    </MailFrame>
  )
}

export function WaitingListClosed({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'waiting.closed'>) {
  const { reason } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview="Du wartest nicht mehr."
      heading="Die Warteliste ist geschlossen."
    >
      <Opening name={data.name} words={words} />
      <Wish data={data} />
      <Closing words={words} />
      {reason === 'training_gone' ? (
        <ActionButton href={`${settings.publicUrl}/trainings`}>Alle Trainings ansehen</ActionButton>
      ) : (
        <ToTraining data={data} settings={settings} />
      )}
    </MailFrame>
  )
}

export function NoLongerWaiting({ data, settings, subject, words }: TemplateProps<'waiting.left'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview="Du wartest nicht mehr."
      heading="Du wartest nicht mehr."
    >
      <Opening name={data.name} words={words} />
      <Wish data={data} />
      <Closing words={words} />
      {!data.byStaff && <ToTraining data={data} settings={settings} />}
    </MailFrame>
  )
}

export function NewDates({ data, settings, subject, words }: TemplateProps<'waiting.new_dates'>) {
  const { dates, training } = data
  const one = dates.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={dates.map(sessionText).join('; ')}
      heading={one ? 'Ein neuer Termin steht fest.' : 'Neue Termine stehen fest.'}
    >
      <Opening name={data.name} words={words} />
      <Facts
        rows={[
          ['Training', <strong key="title">{training.title}</strong>],
          ...dates.map((date) => ['Termin', sessionText(date)] as const),
        ]}
      />
      <Closing words={words} />
      <ToTraining data={data} settings={settings} />
      <LeaveLink data={data} settings={settings} />
    </MailFrame>
  )
}

interface WaitingProps {
  data: WaitingFacts
  settings: MailSettings
}

/** What the person waits for. */
function Wish({ data }: Pick<WaitingProps, 'data'>) {
  const { session, seatsWanted, atLeast } = data
  const wish = atLeast < seatsWanted ? `${seatsWanted}, mindestens ${atLeast}` : String(seatsWanted)
  return <Facts rows={[...sessionRows(data), ...(session ? ([['Plätze', wish]] as const) : [])]} />
}

function sessionRows({ training, session }: WaitingFacts) {
  return [
    ['Training', <strong key="title">{training.title}</strong>],
    ...(session ? ([['Termin', sessionText(session)]] as const) : []),
  ] as const
}

function ToTraining({ data, settings }: WaitingProps) {
  return (
    <ActionButton href={`${settings.publicUrl}/trainings/${data.training.id}`}>
      Zum Training
    </ActionButton>
  )
}

/** The page of the link asks before it changes anything, because mail scanners open links. */
function LeaveLink({ data, settings }: WaitingProps) {
  return (
    <Paragraph>
      Du möchtest nicht mehr warten?{' '}
      <MailLink href={settings.waitingUrl(data.entryId)}>Trag dich hier aus.</MailLink>
    </Paragraph>
  )
}
