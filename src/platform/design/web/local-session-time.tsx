import { ownTimeText } from './own-time.ts'
import { unbroken } from './unbroken.ts'
import { useHydrated } from './use-hydrated.ts'

interface SessionTimeProps {
  session: { time: string; startsAt: string | null; endsAt: string | null }
}

/** The time of a session in Berlin and, once the browser's time zone is known and another one, that of the visitor. */
export function SessionTime({ session }: SessionTimeProps) {
  const isHydrated = useHydrated()
  const own = isHydrated && ownTimeText(session, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <>
      <span className="inline-block">{unbroken(session.time)}</span>{' '}
      <span className="inline-block font-normal text-secondary">(Berliner Zeit)</span>
      {own && <span className="block font-normal text-secondary">{own}</span>}
    </>
  )
}
