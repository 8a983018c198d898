import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { EMAIL_MAX_LENGTH, emailRule, storedEmail } from '#platform/basics/domain/email-address.ts'
import { call } from '#platform/design/web/api.ts'
import { type FormRefusal, formRefusal } from '#platform/design/web/form-refusal.ts'
import { type FormField, TextForm } from '#platform/design/web/text-form.tsx'
import { EntryLayout } from './entry-layout.tsx'

const FIELDS: readonly FormField<'email'>[] = [
  {
    name: 'email',
    label: 'E-Mail',
    rule: emailRule,
    missing: 'Geben Sie Ihre E-Mail-Adresse ein.',
    maxLength: EMAIL_MAX_LENGTH,
    autoComplete: 'username',
    isEmail: true,
    hint: 'Die Adresse, mit der Sie sich anmelden.',
  },
]

/** Asks for a link for a new password. What follows is the same whoever has the address. */
export function ForgottenPasswordScreen() {
  const [address, setAddress] = useState<string | null>(null)

  async function submit({ email }: { email: string }): Promise<FormRefusal | null> {
    try {
      await call('POST', '/api/admin/login/forgotten', { body: { email } })
    } catch (error) {
      return formRefusal(error)
    }
    setAddress(storedEmail(email))
    return null
  }

  return (
    <EntryLayout
      title="Passwort vergessen?"
      note={
        address === null
          ? 'Sie bekommen einen Link, mit dem Sie ein neues Passwort setzen.'
          : undefined
      }
    >
      {address === null ? (
        <div className="mt-6">
          <TextForm
            id="forgotten"
            fields={FIELDS}
            initial={{ email: '' }}
            isNarrow
            submitLabel="Link anfordern"
            onSubmit={submit}
          />
        </div>
      ) : (
        <Asked address={address} />
      )}
      <p className="mt-6">
        <Link
          to="/admin/login"
          search={{}}
          className="inline-flex min-h-11 items-center rounded-input font-semibold text-small underline underline-offset-4 hover:decoration-2"
        >
          Zurück zur Anmeldung
        </Link>
      </p>
    </EntryLayout>
  )
}

function Asked({ address }: { address: string }) {
  const answer = useRef<HTMLParagraphElement>(null)
  useEffect(() => answer.current?.focus(), [])
  return (
    <>
      <p ref={answer} tabIndex={-1} className="mt-4 text-secondary outline-none">
        Falls es ein Konto mit der Adresse{' '}
        <strong className="wrap-anywhere hyphens-none">{address}</strong> gibt, kommt in den
        nächsten Minuten eine E-Mail. Ihr Link gilt eine Stunde.
      </p>
      <p className="mt-3 text-muted text-small">
        In einer Viertelstunde schicken wir höchstens eine. Nichts angekommen? Sehen Sie im
        Spam-Ordner nach.
      </p>
    </>
  )
}
