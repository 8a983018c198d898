import { dayWord } from '../reminder-texts.ts'
import { sessionText, type TemplateProps } from './mail-facts.tsx'
import { ActionButton, Facts, MailFrame, Paragraph } from './mail-frame.tsx'

export function LinkMissing({
  data,
  settings,
  subject,
}: TemplateProps<'session.link_missing.staff'>) {
  const { training, seatsTaken } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={`${dayWord(data)}: ${sessionText(training)}`}
      heading="Ein Training hat noch keinen Zugangslink."
    >
      <Paragraph>
        Bitte tragen Sie den Link auf der Seite des Trainings ein: Schalten Sie dort als
        Administratorin oder Administrator den Bearbeitungsmodus ein und öffnen Sie „Zugangslink“.
        Sonst fehlt er in den Erinnerungen an die Teilnehmenden.
      </Paragraph>
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
    </MailFrame>
  )
}
