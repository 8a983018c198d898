import { useEffect, useRef, useState } from 'react'
import { ActionForm } from '#platform/design/web/action-form.tsx'
import { call } from '#platform/design/web/api.ts'
import { type FormRefusal, formRefusal } from '#platform/design/web/form-refusal.ts'

export { FormFailure as Failure } from '#platform/design/web/form-failure.tsx'

interface NewAddressPartProps {
  reference: string
  token: string
}

/** Asks the holder of a new contact address to confirm it. Opening the page does not: programs open links in mails. */
export default function NewAddress({ reference, token }: NewAddressPartProps) {
  const [isConfirmed, setIsConfirmed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isConfirmed) heading.current?.focus()
  }, [isConfirmed])

  async function confirm(): Promise<FormRefusal | null> {
    try {
      await call('POST', '/api/bookings/{reference}/contact/{token}', {
        path: { reference, token },
      })
    } catch (error) {
      return formRefusal(error)
    }
    setIsConfirmed(true)
    return null
  }

  return (
    <>
      <p>
        Buchung{' '}
        <strong
          translate="no"
          className="whitespace-nowrap font-display font-semibold tabular-nums tracking-wide"
        >
          {reference}
        </strong>
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-3 text-h2 outline-none">
        {isConfirmed ? 'Die neue Adresse gilt' : 'Gehört diese Adresse zu deiner Buchung?'}
      </h1>
      <p className="mt-4 mb-8 max-w-[60ch] text-lead text-secondary">
        {isConfirmed
          ? 'Unsere E-Mails kommen ab jetzt hierher. Den neuen Link zu deiner Buchung schicken wir dir in einer Minute, der bisherige gilt nicht mehr. Die frühere Adresse bekommt einen Hinweis.'
          : 'Mit einem Klick bestätigst du, dass unsere E-Mails zu dieser Buchung ab jetzt an die Adresse gehen, an die wir diesen Link geschickt haben. Wenn du nichts damit zu tun hast, schließ die Seite einfach.'}
      </p>
      {!isConfirmed && (
        <ActionForm confirmLabel="Neue Adresse bestätigen" size="regular" onConfirm={confirm} />
      )}
    </>
  )
}
