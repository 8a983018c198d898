import { Badge } from '#platform/design/web/badge.tsx'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { isLinkMissing, phaseOf } from './date-phase.ts'

/** Where a date stands, and whether its meeting link is there. */
export function DateBadges({ date, now }: { date: PlannedDate; now: Date }) {
  const phase = phaseOf(date, now)
  return (
    <>
      {phase === 'cancelled' && <Badge tone="red">Abgesagt</Badge>}
      {phase === 'over' && <Badge tone="neutral">Vorbei</Badge>}
      {phase === 'running' && <Badge tone="blue">Läuft gerade</Badge>}
      {(phase === 'coming' || phase === 'running') && <LinkBadge date={date} now={now} />}
    </>
  )
}

function LinkBadge({ date, now }: { date: PlannedDate; now: Date }) {
  if (date.meetingUrl !== null) return <Badge tone="green">Zugangslink da</Badge>
  if (isLinkMissing(date, now)) return <Badge tone="orange">Zugangslink fehlt</Badge>
  return <Badge tone="neutral">Noch kein Zugangslink</Badge>
}
