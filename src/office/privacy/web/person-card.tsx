import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import type { PersonFinding } from '../domain/person-data.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { isNothing, keptText, momentText, titlesText } from './person-texts.ts'
import { useErasePerson, useExportPerson } from './use-person-calls.ts'

interface PersonCardProps {
  email: string
  finding: PersonFinding
  onErased: (email: string) => void
}

/** The data found about a person, with buttons to export and erase it. Takes the focus when it appears. */
export function PersonCard({ email, finding, onErased }: PersonCardProps) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const isUnknown = isNothing(finding) && finding.invoices === 0
  return (
    <Card as="section" aria-labelledby={titleId} className="mt-8 max-w-210">
      <h3
        ref={title}
        id={titleId}
        tabIndex={-1}
        className="wrap-anywhere hyphens-none rounded-sm text-h4 outline-none"
      >
        {`${isUnknown ? 'Nichts gespeichert zu ' : 'Gespeichert zu '}${email}`}
      </h3>
      {finding.erasedAt.map((instant) => (
        <p key={instant} className="mt-3 text-secondary">
          {`Daten zu dieser Adresse wurden am ${momentText(instant)} Uhr gelöscht.`}
        </p>
      ))}
      {!isUnknown && <FoundData {...{ email, finding, onErased }} />}
    </Card>
  )
}

function FoundData({ email, finding, onErased }: PersonCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const exportPerson = useExportPerson()
  const erase = useErasePerson({ onErased })
  const { registrations, seats, mails, invoices, upcomingTrainings } = finding
  return (
    <>
      <dl className="mt-5 grid gap-3 sm:grid-cols-3">
        <Count label={registrations === 1 ? 'Anmeldung gebucht' : 'Anmeldungen gebucht'}>
          {registrations}
        </Count>
        <Count label={seats === 1 ? 'Platz in einem Training' : 'Plätze in Trainings'}>
          {seats}
        </Count>
        <Count label={mails === 1 ? 'E-Mail an die Adresse' : 'E-Mails an die Adresse'}>
          {mails}
        </Count>
      </dl>
      {upcomingTrainings.length > 0 && (
        <p className="mt-4 rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small">
          {`Die Person hat noch ${upcomingTrainings.length === 1 ? 'einen bestätigten Platz' : 'bestätigte Plätze'} in ${titlesText(upcomingTrainings)}.`}
        </p>
      )}
      {invoices > 0 && <p className="mt-4 text-secondary text-small">{keptText(invoices)}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          pending={exportPerson.isPending}
          onClick={() => exportPerson.mutate(email)}
        >
          Als Datei exportieren
        </Button>
        {!isNothing(finding) && (
          <Button size="small" onClick={() => setIsAsking(true)}>
            Daten löschen
          </Button>
        )}
      </div>
      <EraseDialog
        open={isAsking}
        email={email}
        finding={finding}
        pending={erase.isPending}
        onErase={() => erase.mutate(email)}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}

function Count({ label, children }: { label: string; children: number }) {
  return (
    <div className="flex flex-row-reverse items-baseline justify-end gap-x-3 rounded-input bg-section px-4 py-3 sm:block">
      <dt className="text-secondary text-small">{label}</dt>
      <dd className="min-w-8 font-display font-heading text-h3 tabular-nums">{children}</dd>
    </div>
  )
}
