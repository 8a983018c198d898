import type { MailDataOf } from '../mail-data.ts'
import { AskUs, EntriesWithdrawn, Greeting, Seats, type TemplateProps } from './mail-facts.tsx'
import { ActionButton, Facts, MailFrame, MailLink, Paragraph, Subheading } from './mail-frame.tsx'

type Request = Pick<MailDataOf['request.received.staff'], 'seats' | 'isWhole'>

export function RequestReceived({ data, settings, subject }: TemplateProps<'request.received'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Deine Anfrage ist bei uns."
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        du möchtest {wishOf(data)} absagen. Die Zeit, in der das ohne Rückfrage geht, ist vorbei.
        Wir sehen uns deine Anfrage an und antworten dir.
      </Paragraph>
      <Paragraph>
        Bis dahin {data.seats.length === 1 ? 'bleibt der Platz' : 'bleiben die Plätze'} gebucht.
      </Paragraph>
      <RequestedSeats data={data} />
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <AskUs question="Es ist eilig?" settings={settings} />
    </MailFrame>
  )
}

export function RequestReceivedByStaff({
  data,
  settings,
  subject,
}: TemplateProps<'request.received.staff'>) {
  const { seats, isWhole } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${data.bookerName}, ${data.reference}`}
      heading="Eine Anfrage zum Absagen"
    >
      <Paragraph>
        Die Frist zum kostenfreien Absagen ist vorbei. Bitte beantworten Sie die Anfrage auf der
        Seite der Anmeldung. Bis dahin{' '}
        {seats.length === 1 ? 'bleibt der Platz' : 'bleiben die Plätze'} gebucht.
      </Paragraph>
      <Facts
        rows={[
          ['Buchungsnummer', data.reference],
          ['Kontakt', data.bookerName],
          [
            'E-Mail',
            <MailLink key="email" href={`mailto:${data.bookerEmail}`}>
              {data.bookerEmail}
            </MailLink>,
          ],
          ['Betrifft', isWhole ? 'die ganze Anmeldung' : 'einen Platz'],
          ...(data.wish === '' ? [] : ([['Nachricht', data.wish]] as const)),
        ]}
      />
      <RequestedSeats data={data} />
      <ActionButton href={`${settings.publicUrl}/admin/anmeldungen/${data.registrationId}`}>
        Anmeldung öffnen
      </ActionButton>
    </MailFrame>
  )
}

export function RequestRefused({ data, settings, subject }: TemplateProps<'request.refused'>) {
  const one = data.seats.length === 1
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading={one ? 'Dein Platz bleibt gebucht.' : 'Deine Plätze bleiben gebucht.'}
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        du wolltest {wishOf(data)} absagen. Das können wir leider nicht mehr annehmen.
      </Paragraph>
      {data.answer !== '' && <Paragraph>{data.answer}</Paragraph>}
      <RequestedSeats data={data} />
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <AskUs question="Du möchtest darüber sprechen?" settings={settings} />
    </MailFrame>
  )
}

function wishOf({ isWhole }: Request): string {
  return isWhole ? 'deine Buchung' : 'einen Platz deiner Buchung'
}

function RequestedSeats({ data: { seats } }: { data: Request }) {
  return (
    <>
      <Subheading>{seats.length === 1 ? 'Der Platz' : 'Die Plätze'}</Subheading>
      <Seats seats={seats} />
    </>
  )
}

export function ConfirmContact({ data, settings, subject }: TemplateProps<'contact.confirm'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Ist das deine Adresse?"
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        diese Adresse wurde als neue Kontaktadresse einer Buchung angegeben. Sie gilt erst, wenn du
        sie bestätigst.
      </Paragraph>
      <Paragraph>Buchungsnummer: {data.reference}</Paragraph>
      <Paragraph>
        Du weißt nichts davon? Dann lösche diese Nachricht einfach. Ohne Bestätigung ändert sich
        nichts.
      </Paragraph>
    </MailFrame>
  )
}

export function ContactRequested({ data, settings, subject }: TemplateProps<'contact.requested'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Eine neue Adresse für deine Buchung"
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        für deine Buchung {data.reference} wurde eine andere E-Mail-Adresse angegeben. Sie gilt,
        sobald sie von dort bestätigt ist. Danach schreiben wir nur noch dorthin.
      </Paragraph>
      <AskUs question="Das warst nicht du?" settings={settings} />
    </MailFrame>
  )
}

export function ContactChanged({ data, settings, subject }: TemplateProps<'contact.changed'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`Buchungsnummer ${data.reference}`}
      heading="Die Buchung hat eine andere Adresse."
    >
      <Paragraph>
        <Greeting name={data.bookerName} />
        für die Buchung {data.reference} gilt jetzt eine andere E-Mail-Adresse. An diese schreiben
        wir dazu nicht mehr, und der bisherige Link zur Buchung gilt nicht mehr.
      </Paragraph>
      <EntriesWithdrawn seats={data.lostSeats} />
      <AskUs question="Das kommt unerwartet?" settings={settings} />
    </MailFrame>
  )
}
