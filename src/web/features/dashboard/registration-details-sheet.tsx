import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RegistrationDetails } from '#domain/registration/registration-details.ts'
import { fieldsShownIn } from '#domain/registration/registration-fields.ts'
import { useSettledRefusal } from '../../lib/admin-session/admin-refusal.ts'
import { serverMessage } from '../../lib/api.ts'
import { useCloseSheet } from '../../lib/dashboard/use-dashboard-sheet.ts'
import { formatMoment } from '../../lib/formats/moment-text.ts'
import { registrationQuery } from '../../lib/queries/queries.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmailLink } from '../../ui/email-link.tsx'
import { LoadProblem } from '../../ui/load-problem.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { DetailsHistory } from './details-history.tsx'
import { DetailsMails } from './details-mails.tsx'
import { DetailsSeats } from './details-seats.tsx'
import { phaseWords, priceText } from './registration-texts.ts'
import { StatusSelect } from './status-select.tsx'

/** The details of the registration with this id, next to the list; closed without an id. */
export function RegistrationDetailsSheet({ id }: { id: string | undefined }) {
  const close = useCloseSheet('anmeldung')
  const { data, error, isFetching, refetch } = useQuery({
    ...registrationQuery(id ?? ''),
    enabled: id !== undefined,
  })

  useSettledRefusal(error)

  return (
    <Dialog
      open={id !== undefined}
      onClose={close}
      place="side"
      title={data ? `Anmeldung ${data.reference}` : 'Anmeldung'}
      description={data && `Eingegangen am ${formatMoment(data.createdAt)} Uhr`}
    >
      {data ? (
        <Details registration={data} />
      ) : (
        <NoDetails
          isFetching={isFetching}
          message={serverMessage(error) ?? 'Die Anmeldung konnte nicht geladen werden.'}
          onRetry={() => void refetch()}
        />
      )}
    </Dialog>
  )
}

interface NoDetailsProps {
  isFetching: boolean
  message: string
  onRetry: () => void
}

function NoDetails({ isFetching, message, onRetry }: NoDetailsProps) {
  if (isFetching) return <p role="status">Lädt...</p>
  return (
    <LoadProblem onRetry={onRetry} className="grid justify-items-start gap-4 text-secondary">
      {message}
    </LoadProblem>
  )
}

function Details({ registration }: { registration: RegistrationDetails }) {
  const { contactName, contactEmail, packageName, price, priceType, status } = registration
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-4 rounded-card bg-white p-4 shadow-card">
        <StatusBadge status={status} />
        <StatusSelect registration={registration} />
      </div>
      <dl className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-2.5 text-small">
        <Fact name="Gebucht von">{contactName}</Fact>
        <Fact name="E-Mail">
          <EmailLink address={contactEmail} />
        </Fact>
        {textsOf(registration).map(({ name, label }) => (
          <Fact key={name} name={label}>
            {registration[name]}
          </Fact>
        ))}
        <Fact name="Paket">{packageName}</Fact>
        <Fact name="Preis">{`${priceText(price)} (${phaseWords(priceType).label})`}</Fact>
      </dl>
      <DetailsPart title={registration.seats.length === 1 ? 'Platz' : 'Plätze'}>
        <DetailsSeats seats={registration.seats} />
      </DetailsPart>
      <DetailsPart title="Statusverlauf">
        <DetailsHistory history={registration.history} />
      </DetailsPart>
      <DetailsPart title="E-Mails">
        <DetailsMails mails={registration.mails} />
      </DetailsPart>
    </div>
  )
}

/** The texts that the booker added, without optional ones that are empty. */
function textsOf(registration: RegistrationDetails) {
  return fieldsShownIn('sheet').filter(
    ({ name, form }) => form.missing !== null || registration[name] !== '',
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere font-medium">{children}</dd>
    </>
  )
}

function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-h4">{title}</h3>
      {children}
    </section>
  )
}
