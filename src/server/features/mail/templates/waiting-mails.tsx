import { displayEuros, parseMoney } from '#domain/money.ts'
import type { WaitingEnd, WaitingFacts } from '../mail-data.ts'
import type { MailSettings } from '../mail-settings.ts'
import { AskUs, Greeting, sessionText, type TemplateProps } from './mail-facts.tsx'
import { ActionButton, Facts, MailFrame, MailLink, Paragraph } from './mail-frame.tsx'

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
})

export function ConfirmWaiting({ data, settings, subject }: TemplateProps<'waiting.confirm'>) {
  const { isOnList, session } = data
  const url = settings.waitingUrl(data.entryId)
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={isOnList ? 'Du brauchst nichts zu tun.' : 'Ein Klick, dann stehst du darauf.'}
      heading={isOnList ? 'Du wartest schon.' : 'Bitte bestätige deine Adresse.'}
    >
      <Paragraph>
        <Greeting name={data.name} />
        {isOnList
          ? 'du hast dich noch einmal eingetragen. Es bleibt bei deinem ersten Eintrag und deinem Platz in der Reihe.'
          : `mit dieser Adresse möchte jemand ${
              session ? 'auf die Warteliste' : 'von neuen Terminen erfahren'
            }. Bestätige das bitte innerhalb von 48 Stunden auf dieser Seite:`}
      </Paragraph>
      <Wish data={data} />
      <ActionButton href={url}>{isOnList ? 'Meinen Eintrag ansehen' : 'Bestätigen'}</ActionButton>
      {!isOnList && (
        <Paragraph>
          {session
            ? 'Wird ein Platz frei, bekommst du eine Nachricht mit einem Angebot. Wer zuerst wartet, ist zuerst dran.'
            : 'Sobald ein neuer Termin feststeht, bekommst du eine Nachricht, höchstens 24 Monate lang.'}{' '}
          Du warst das nicht? Dann tu einfach nichts: Ohne Bestätigung vergessen wir den Eintrag.
        </Paragraph>
      )}
      <LeaveLink data={data} settings={settings} />
    </MailFrame>
  )
}

export function OfferOfSeats({ data, settings, subject }: TemplateProps<'waiting.offer'>) {
  const { offeredSeats, seatsWanted, prices } = data
  const end = berlinTime.format(new Date(data.endsAt))
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
      <Paragraph>
        <Greeting name={data.name} />
        auf der Warteliste bist du an der Reihe. Wir halten {seatsText(offeredSeats)} für dich frei,
        bis du buchst oder ablehnst, längstens bis zum Ende des Angebots.
        {offeredSeats < seatsWanted && ' Du hattest geschrieben, dass dir auch weniger helfen.'}
      </Paragraph>
      <Facts
        rows={[
          ...sessionRows(data),
          ['Plätze', String(offeredSeats)],
          ['Angebot bis', <strong key="end">{end} Uhr</strong>],
          ...prices.map(
            ({ packageName, seats, price }) =>
              [
                `${packageName} (${seatsText(seats)})`,
                `${displayEuros(parseMoney(price))}\u00a0€ ${settings.firm.vatNote}`,
              ] as const,
          ),
        ]}
      />
      <Paragraph>
        Für dich gilt der niedrigere Preis: der vom Tag deiner Eintragung oder der vom Tag, an dem
        du buchst. Oben stehen die Preise von heute.
      </Paragraph>
      <ActionButton href={settings.waitingUrl(data.entryId)}>Angebot ansehen</ActionButton>
      <Paragraph>
        Du kannst nicht? Dann lehne auf derselben Seite ab, damit andere dabei sein können.
      </Paragraph>
      <LeaveLink data={data} settings={settings} />
    </MailFrame>
  )
}

export function OfferEnded({ data, settings, subject }: TemplateProps<'waiting.offer_ended'>) {
  const { isOnList } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={isOnList ? 'Du wartest weiter.' : 'Du wartest nicht mehr.'}
      heading="Dein Angebot ist abgelaufen."
    >
      <Paragraph>
        <Greeting name={data.name} />
        {isOnList
          ? 'die Zeit für dein Angebot ist vorbei. Du stehst noch auf der Warteliste, jetzt an ihrem Ende. Läuft auch das nächste Angebot ab, nehmen wir dich von der Liste.'
          : 'auch die Zeit für dein zweites Angebot ist vorbei. Du stehst nicht mehr auf der Warteliste.'}
      </Paragraph>
      <Wish data={data} />
      {isOnList ? (
        <LeaveLink data={data} settings={settings} />
      ) : (
        <ToTraining data={data} settings={settings} />
      )}
    </MailFrame>
  )
}

const WHY_CLOSED: Record<WaitingEnd, string> = {
  begun: 'leider ist bis zum Beginn kein passender Platz frei geworden.',
  cancelled: 'dieser Termin findet leider nicht statt.',
  training_gone: 'dieses Training bieten wir nicht mehr an.',
}

export function WaitingListClosed({ data, settings, subject }: TemplateProps<'waiting.closed'>) {
  const { reason } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview="Du wartest nicht mehr."
      heading="Die Warteliste ist geschlossen."
    >
      <Paragraph>
        <Greeting name={data.name} />
        {WHY_CLOSED[reason]} Du stehst nicht mehr auf der Warteliste und brauchst nichts zu tun.
      </Paragraph>
      <Wish data={data} />
      {reason === 'training_gone' ? (
        <ActionButton href={`${settings.publicUrl}/trainings`}>Alle Trainings ansehen</ActionButton>
      ) : (
        <ToTraining data={data} settings={settings} />
      )}
    </MailFrame>
  )
}

export function NoLongerWaiting({ data, settings, subject }: TemplateProps<'waiting.left'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview="Du wartest nicht mehr."
      heading="Du wartest nicht mehr."
    >
      <Paragraph>
        <Greeting name={data.name} />
        {data.byStaff ? 'wir haben deinen Eintrag entfernt.' : 'wir haben dich ausgetragen.'} Du
        bekommst dazu keine Nachrichten mehr.
      </Paragraph>
      <Wish data={data} />
      {data.byStaff ? (
        <AskUs question="Das kommt unerwartet?" settings={settings} />
      ) : (
        <ToTraining data={data} settings={settings} />
      )}
    </MailFrame>
  )
}

export function NewDates({ data, settings, subject }: TemplateProps<'waiting.new_dates'>) {
  const { dates, training } = data
  const one = dates.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={dates.map(sessionText).join('; ')}
      heading={one ? 'Ein neuer Termin steht fest.' : 'Neue Termine stehen fest.'}
    >
      <Paragraph>
        <Greeting name={data.name} />
        du wolltest davon erfahren: {one ? 'Es gibt einen neuen Termin.' : 'Es gibt neue Termine.'}
      </Paragraph>
      <Facts
        rows={[
          ['Training', <strong key="title">{training.title}</strong>],
          ...dates.map((date) => ['Termin', sessionText(date)] as const),
        ]}
      />
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

function seatsText(seats: number): string {
  return seats === 1 ? '1 Platz' : `${seats} Plätze`
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
