import { useId } from 'react'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { ImportCard } from './import-card.tsx'

/** Exports the content of the site as one file, and imports such a file. */
export function TransferScreen() {
  return (
    <>
      <h1 className="text-h2">Übertragen</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Der Weg von einer Website zum Ausprobieren zur richtigen: die Inhalte hier als eine Datei
        herunterladen und dort übernehmen.
      </p>
      <div className="mt-6 grid gap-5">
        <ExportCard />
        <ImportCard />
      </div>
    </>
  )
}

function ExportCard() {
  const titleId = useId()
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        Herunterladen
      </h2>
      <dl className="mt-4 grid max-w-[70ch] gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="font-semibold">In der Datei</dt>
        <dd className="text-secondary">
          Trainings mit den kommenden Terminen, Pakete, Preiszeiträume, die veröffentlichten Texte
          aller Seiten mit ihren Bildern, Firma, Aussehen, Logo und Icon, Regeln für Buchungen,
          Nachrichten ans Team, Texte der E-Mails. Auch die Links zu den Live-Sessions: Geben Sie
          die Datei nur weiter, wenn jemand sie haben darf.
        </dd>
        <dt className="font-semibold">Nicht darin</dt>
        <dd className="text-secondary">
          Entwürfe, vergangene und abgesagte Termine, Buchungen, Personen, Nachrichten, Wartelisten
          und Zugänge.
        </dd>
      </dl>
      <ButtonAnchor href="/api/admin/content/export" download="" size="small" className="mt-6">
        Inhalte herunterladen
      </ButtonAnchor>
    </Card>
  )
}
