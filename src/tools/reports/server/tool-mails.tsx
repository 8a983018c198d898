import { ActionButton, MailFrame } from '#platform/mail/server/mail-layout.tsx'
import { Closing, Paragraphs } from '#platform/mail/server/mail-parts.tsx'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'

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
