import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { ApiError } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { PlannedDate } from '#shop/trainings/domain/date-edit.ts'
import { dateQuery } from '#shop/trainings/web/dates-query.ts'
import { WaitingListSection } from '#shop/waiting-list/web/staff/waiting-list-section.tsx'
import { DateFacts } from './date-facts.tsx'
import { DateHead } from './date-head.tsx'
import { DateHistory } from './date-history.tsx'
import { DateMails } from './date-mails-section.tsx'
import { Participants } from './participants.tsx'

/** Everything about one date: its facts, who takes part, the mails about it, and who changed what. */
export function DateScreen({ id }: { id: string }) {
  const { data: date, error, isFetching, refetch } = useQuery(dateQuery(id))
  const [now] = useState(() => new Date())
  useSessionRefusalOf(error)
  if (!date) {
    if (isFetching) return <p role="status">Lädt...</p>
    if (error instanceof ApiError && error.status === 404) return <NoDate />
    return (
      <LoadProblem
        onRetry={() => void refetch()}
        className="grid justify-items-start gap-4 rounded-card bg-white p-6 shadow-card"
      >
        Der Termin konnte nicht geladen werden.
      </LoadProblem>
    )
  }
  return <Content date={date} now={now} />
}

function NoDate() {
  return (
    <Card className="grid justify-items-start gap-4">
      <h1 className="text-h3">Diesen Termin gibt es nicht</h1>
      <p className="text-secondary">Er wurde gelöscht, oder die Adresse ist unvollständig.</p>
      <ButtonLink to="/admin/termine" search={{}} size="small">
        Alle Termine
      </ButtonLink>
    </Card>
  )
}

function Content({ date, now }: { date: PlannedDate; now: Date }) {
  return (
    <>
      <DateHead date={date} now={now} />
      <DateFacts date={date} now={now} />
      <Participants date={date} />
      <WaitingListSection dateId={date.id} />
      <Section title="E-Mails zu diesem Termin">
        <DateMails dateId={date.id} />
      </Section>
      <Section title="Verlauf">
        <DateHistory date={date} />
      </Section>
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
