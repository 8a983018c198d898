import { useAdmin } from './admin-session.ts'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Settings of an administrator's own account. */
export function AccountScreen() {
  const { adminUser } = useAdmin()
  return (
    <>
      <h1 className="text-h2 print:hidden">Konto</h1>
      <p className="wrap-anywhere mt-2 text-secondary hyphens-none print:hidden">
        {adminUser?.email}
      </p>
      <SecondFactorSection email={adminUser?.email ?? ''} />
      <SessionsSection />
    </>
  )
}
