import { Closing, Paragraphs, type TemplateProps } from '#platform/mail/server/mail-facts.tsx'
import { ActionButton, MailFrame } from '#platform/mail/server/mail-layout.tsx'

export function RoomReported({ settings, subject, words }: TemplateProps<'room.reported.staff'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview="Aus den Werkzeugen auf unserer Website"
      heading="Jemand hat etwas gemeldet."
    >
      <Paragraphs of={words.opening} />
      <ActionButton href={`${settings.publicUrl}/admin/geteiltes?gemeldet=true`}>
        Gemeldetes ansehen
      </ActionButton>
      <Closing words={words} />
    </MailFrame>
  )
}
