import { Closing, Paragraphs, type TemplateProps } from '#platform/mail/server/mail-facts.tsx'
import { ActionButton, Facts, MailFrame } from '#platform/mail/server/mail-layout.tsx'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import { dayWord } from './reminder-texts.ts'

export function LinkMissing({
  data,
  settings,
  subject,
  words,
}: TemplateProps<'session.link_missing.staff'>) {
  const { training, seatsTaken } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${dayWord(data)}: ${sessionText(training)}`}
      heading="Ein Training hat noch keinen Zugangslink."
    >
      <Paragraphs of={words.opening} />
      <Facts
        rows={[
          ['Training', <strong key="title">{training.title}</strong>],
          ['Termin', sessionText(training)],
          ['Gebuchte Plätze', String(seatsTaken)],
        ]}
      />
      <ActionButton href={`${settings.publicUrl}/trainings/${training.id}`}>
        Seite des Trainings öffnen
      </ActionButton>
      <Closing words={words} />
    </MailFrame>
  )
}
