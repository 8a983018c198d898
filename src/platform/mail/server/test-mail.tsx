import { ActionButton, Facts, MailFrame, MutedParagraph, Paragraph } from './mail-layout.tsx'
import type { TemplateProps } from './template-props.ts'

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
})

export function TestMail({ data, settings, subject }: TemplateProps<'test'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview="Diese Nachricht ist angekommen."
      heading="Die Nachricht ist angekommen."
    >
      <Paragraph>
        So sehen die E-Mails aus, die {settings.firm.name} verschickt. Steht im Betreff „Größe, Maß
        und Übermut“ mit allen Umlauten, dann kommen auch Namen richtig an.
      </Paragraph>
      <ActionButton href={settings.testMailUrl(data.requestedAt)}>Ankunft bestätigen</ActionButton>
      <Facts
        rows={[
          ['Angefordert von', data.requestedBy],
          ['Am', `${berlinTime.format(new Date(data.requestedAt))} Uhr`],
          ['Absender', settings.from.address],
          ['Antworten an', settings.replyTo ?? settings.from.address],
        ]}
      />
      <MutedParagraph>
        Öffnen Sie den Link, dann steht in der Verwaltung, dass E-Mails ankommen. Er gilt sieben
        Tage und nur, solange Mailserver und Absender dieselben sind.
      </MutedParagraph>
    </MailFrame>
  )
}
