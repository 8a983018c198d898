import { ROLE_NAMES } from '#platform/basics/domain/staff-role.ts'
import {
  ActionButton,
  Facts,
  MailFrame,
  MutedParagraph,
  Paragraph,
} from '#platform/mail/server/mail-layout.tsx'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
})

const moment = (instant: string) => `${berlinTime.format(new Date(instant))} Uhr`

export function Invitation({ data, settings, subject }: TemplateProps<'account.invited.staff'>) {
  const { linkId, role, invitedBy, expiresAt } = data
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview="Setzen Sie Ihr Passwort, dann können Sie sich anmelden."
      heading={`Ihr Zugang zur Verwaltung von ${settings.firm.name}`}
    >
      <Paragraph>
        Sie sind eingeladen, mitzuarbeiten. Setzen Sie zuerst ein Passwort. Danach melden Sie sich
        mit dieser E-Mail-Adresse an.
      </Paragraph>
      <ActionButton href={settings.passwordUrl(linkId)}>Passwort setzen</ActionButton>
      <Facts
        rows={[
          ['Eingeladen von', invitedBy],
          ['Rolle', ROLE_NAMES[role]],
          ['Der Link gilt bis', moment(expiresAt)],
        ]}
      />
      <MutedParagraph>
        Der Link gilt einmal. Geben Sie ihn nicht weiter: Wer ihn öffnet, kann das Passwort setzen.
      </MutedParagraph>
    </MailFrame>
  )
}

export function ForgottenPassword({
  data,
  settings,
  subject,
}: TemplateProps<'account.password.staff'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview="Mit dem Link setzen Sie ein neues Passwort."
      heading="Neues Passwort"
    >
      <Paragraph>
        Jemand hat für diese Adresse ein neues Passwort angefordert. Waren Sie das, dann setzen Sie
        es hier:
      </Paragraph>
      <ActionButton href={settings.passwordUrl(data.linkId)}>Neues Passwort setzen</ActionButton>
      <Facts rows={[['Der Link gilt bis', moment(data.expiresAt)]]} />
      <MutedParagraph>
        Waren Sie es nicht, dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.
      </MutedParagraph>
    </MailFrame>
  )
}

export function PasswordChanged({
  data,
  settings,
  subject,
}: TemplateProps<'account.password_changed.staff'>) {
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview="Alle Sitzungen sind beendet."
      heading="Ihr Passwort ist geändert"
    >
      <Paragraph>
        Das Passwort Ihres Zugangs wurde über den Link aus einer E-Mail geändert. Alle Sitzungen
        sind beendet.
      </Paragraph>
      <Facts rows={[['Geändert am', moment(data.changedAt)]]} />
      <Paragraph>
        Waren Sie das nicht? Dann liest jemand Ihre E-Mails mit. Ändern Sie das Passwort Ihres
        Postfachs, und sagen Sie der Leitung Bescheid: Sie kann Ihren Zugang beenden.
      </Paragraph>
    </MailFrame>
  )
}
