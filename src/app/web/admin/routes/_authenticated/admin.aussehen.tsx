import { createFileRoute } from '@tanstack/react-router'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { LookScreen } from '#site/look/web/staff/look-screen.tsx'
import { MarksCard } from '#site/marks/web/staff/marks-card.tsx'

export const Route = createFileRoute('/_authenticated/admin/aussehen')({
  staticData: { title: 'Aussehen', roles: OWNERS },
  component: () => (
    <LookScreen>
      <MarksCard />
    </LookScreen>
  ),
})
