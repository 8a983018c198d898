import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { useAdmin } from './admin-session.ts'
import { EntryLayout } from './entry-layout.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { secondFactorQuery } from './second-factor-query.ts'
import { SecondFactorSetUp } from './second-factor-set-up.tsx'
import { SwitchedOff } from './switched-off.tsx'
import { useSessionWatch } from './use-session-watch.ts'

/** Sets up the second factor that the role requires, before anything else. */
export function SecondFactorRequiredScreen() {
  useSessionWatch()
  const { adminUser } = useAdmin()
  const { data: state } = useQuery(secondFactorQuery)
  const [isBegun, setBegun] = useState(false)
  const [isDone, setDone] = useState(false)
  const isOn = isDone || (!isBegun && typeof state?.enabledAt === 'string')
  return (
    <EntryLayout
      title="Anmeldung in zwei Schritten"
      note="Für Ihre Rolle ist sie vorgeschrieben. Richten Sie sie ein, dann geht es weiter."
    >
      {isOn ? (
        <>
          <p className="mt-4 text-secondary">Sie ist eingeschaltet.</p>
          <ButtonLink to="/admin/dashboard" search={{}} className="mt-6">
            Zum Dashboard
          </ButtonLink>
        </>
      ) : isBegun ? (
        <>
          <h2 className="sr-only">Einrichten</h2>
          <SecondFactorSetUp
            email={adminUser?.email ?? ''}
            onDone={() => setDone(true)}
            onCancel={() => setBegun(false)}
          />
        </>
      ) : (
        <SwitchedOff takesFocus={false} onBegin={() => setBegun(true)} />
      )}
      <PasswordDialog />
    </EntryLayout>
  )
}
