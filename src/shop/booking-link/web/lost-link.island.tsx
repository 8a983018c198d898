import { useEffect, useRef, useState } from 'react'
import { EMAIL_MAX_LENGTH, emailRule, storedEmail } from '#platform/basics/domain/email-address.ts'
import { call } from '#platform/design/web/api.ts'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { type FormRefusal, formRefusal } from '#platform/design/web/form-refusal.ts'
import { type FormField, TextForm } from '#platform/design/web/text-form.tsx'
import { islandFirm } from '#site/pages/web/firm.ts'

export { FormFailure as Failure } from '#platform/design/web/form-failure.tsx'

const FIELDS: readonly FormField<'email'>[] = [
  {
    name: 'email',
    label: 'E-Mail',
    rule: emailRule,
    missing: 'Gib deine E-Mail-Adresse ein.',
    maxLength: EMAIL_MAX_LENGTH,
    autoComplete: 'email',
    isEmail: true,
    hint: 'Die Adresse, mit der du gebucht hast.',
  },
]

/** The form for lost links, and after it what to expect. The answer is the same whoever has the address. */
export default function LostLink() {
  const [address, setAddress] = useState<string | null>(null)

  async function submit({ email }: { email: string }): Promise<FormRefusal | null> {
    try {
      await call('POST', '/api/bookings/links', { body: { email } })
    } catch (error) {
      return formRefusal(error)
    }
    setAddress(storedEmail(email))
    return null
  }

  if (address !== null) return <Asked address={address} />
  return (
    <>
      <h1 className="text-h2">Link verloren?</h1>
      <p className="mt-3 max-w-[60ch] text-lead text-secondary">
        In jeder E-Mail zu deiner Buchung ist ein Link, mit dem du sie ansiehst und änderst. Wenn du
        ihn nicht mehr findest, schicken wir ihn dir noch einmal.
      </p>
      <Card className="mt-8 max-w-150">
        <TextForm
          id="lost-link"
          fields={FIELDS}
          initial={{ email: '' }}
          isNarrow
          submitLabel="Link schicken"
          onSubmit={submit}
        />
      </Card>
      <p className="mt-6 max-w-[60ch] text-secondary text-small">
        Hat jemand anderes für dich gebucht? Dann steht der Link zu deinem Platz in der E-Mail mit
        deiner Einladung. Ändern kann den Platz auch, wer gebucht hat.
      </p>
    </>
  )
}

function Asked({ address }: { address: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        Schau in dein Postfach
      </h1>
      <p className="mt-4 max-w-[60ch] text-lead text-secondary">
        Gibt es Buchungen mit der Adresse <strong className="break-words">{address}</strong>, kommt
        ihr Link per E-Mail.
      </p>
      <p className="mt-4 max-w-[60ch] text-secondary">
        An ein Postfach schicken wir höchstens eine solche E-Mail am Tag, egal, wie du die Adresse
        schreibst. Buchungen, die abgesagt wurden, bevor wir sie bestätigt haben, fehlen darin.
        Kamen dort gerade schon viele E-Mails zu unbestätigten Buchungen an, prüft unser Büro
        zuerst, ob diese hinausgeht. Nichts angekommen? Schau im Spam-Ordner nach, versuche es mit
        einer anderen Adresse oder schreib uns mit deiner Buchungsnummer an{' '}
        <a href={`mailto:${islandFirm().email}`} className="underline underline-offset-3">
          {islandFirm().email}
        </a>
        .
      </p>
      <ButtonAnchor href="" className="mt-8" variant="secondary">
        Andere Adresse versuchen
      </ButtonAnchor>
    </>
  )
}
