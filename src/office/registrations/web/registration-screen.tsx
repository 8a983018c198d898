import { useQuery } from '@tanstack/react-query'
import { ApiError, serverMessage } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { ButtonLink } from '#platform/design/web/staff/button-link.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import type { RegistrationDetails } from '#shop/booking-changes/domain/registration-details.ts'
import { AgreedTermsSection } from './agreed-terms-section.tsx'
import { BillingCard } from './billing-card.tsx'
import { ContactCard } from './contact-card.tsx'
import { HistorySection } from './history-section.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { NoteCard } from './note-card.tsx'
import { OwedCard } from './owed-card.tsx'
import { PageSection } from './page-card.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { RegistrationHead } from './registration-head.tsx'
import { BookingMails } from './registration-mails.tsx'
import { PriceCard } from './registration-price-card.tsx'
import { registrationQuery } from './registrations-query.ts'
import { RequestsSection } from './requests-section.tsx'
import { SeatsSection } from './seats-section.tsx'

/** Everything about one booking, and every change of it. */
export function RegistrationScreen({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...registrationQuery(id),
    refetchOnMount: 'always',
  })
  useSessionRefusalOf(error)
  if (data) return <Content registration={data} />
  if (isFetching) return <p role="status">Lädt...</p>
  if (error instanceof ApiError && error.status === 404) return <NoRegistration />
  return (
    <LoadProblem
      onRetry={() => void refetch()}
      className="grid justify-items-start gap-4 rounded-card bg-white p-6 shadow-card"
    >
      {serverMessage(error) ?? 'Die Anmeldung konnte nicht geladen werden.'}
    </LoadProblem>
  )
}

function NoRegistration() {
  return (
    <Card className="grid justify-items-start gap-4">
      <h1 className="text-h3">Diese Anmeldung gibt es nicht</h1>
      <p className="text-secondary">
        Sie wurde gelöscht, oder die Adresse der Seite ist unvollständig.
      </p>
      <ButtonLink
        to="/admin/dashboard"
        search={{ ansicht: 'anmeldungen' }}
        preload={false}
        size="small"
      >
        Alle Anmeldungen
      </ButtonLink>
    </Card>
  )
}

function Content({ registration }: { registration: RegistrationDetails }) {
  return (
    <>
      <RegistrationHead registration={registration} />
      <div className="grid items-start gap-x-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <RequestsSection registration={registration} />
          <SeatsSection registration={registration} />
        </div>
        <div className="grid min-w-0 gap-4 max-lg:mt-10 lg:row-span-2 lg:mt-14">
          <ContactCard registration={registration} />
          <NoteCard registration={registration} />
          <PriceCard registration={registration} />
          <OwedCard registration={registration} />
          <BillingCard registration={registration} />
          <InvoicesCard registration={registration} />
          <PaymentsCard registration={registration} />
        </div>
        <div className="min-w-0">
          <HistorySection registration={registration} />
          <PageSection title="E-Mails">
            <BookingMails registration={registration} />
          </PageSection>
          <AgreedTermsSection registration={registration} />
        </div>
      </div>
    </>
  )
}
