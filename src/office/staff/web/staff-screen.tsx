import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { NotLoaded } from '#platform/login/web/not-loaded.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'
import { staffQuery } from './staff-query.ts'
import { StaffRow } from './staff-row.tsx'

/** Who has an account, and for which roles the second factor is required. */
export function StaffScreen() {
  const { data: staff, error, refetch } = useQuery(staffQuery)
  useSessionRefusalOf(error)
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      <h1 className="text-h2">Team</h1>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p className="max-w-[60ch] text-secondary">
          Wer sich anmelden kann und was die Rolle erlaubt. Den eigenen Zugang ändert jemand anderes
          mit der Rolle Leitung.
        </p>
        <Button size="small" onClick={() => setInviting(true)}>
          Jemanden einladen
        </Button>
      </div>
      <Card className="mt-6">
        {staff ? (
          <ul className="-my-4 divide-y divide-line">
            {staff.map((member) => (
              <StaffRow key={member.id} member={member} />
            ))}
          </ul>
        ) : (
          <NotLoaded
            className="min-h-24"
            problem={error !== null && 'Das Team konnte nicht geladen werden.'}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
      <SecondFactorCard />
      {isInviting && <InviteDialog onDone={() => setInviting(false)} />}
    </>
  )
}
