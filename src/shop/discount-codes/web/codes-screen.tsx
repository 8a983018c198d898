import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { BackLink } from '#platform/design/web/staff/back-link.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { NotLoaded } from '#platform/login/web/not-loaded.tsx'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { CodeDialog } from './code-dialog.tsx'
import { CodeRow } from './code-row.tsx'
import { codesQuery } from './codes-query.ts'

/** The discount codes, and what each takes off. */
export function CodesScreen() {
  const { data: codes, error, refetch } = useQuery(codesQuery)
  const { data: packages = [] } = useQuery(packagesQuery)
  useSessionRefusalOf(error)
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <BackLink to="/admin/prices">Preis-Management</BackLink>
      <h1 className="text-h2">Rabattcodes</h1>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <p className="max-w-[60ch] text-secondary">
          Wer bucht, löst einen Code im ersten Schritt der Anmeldung ein. Buchungen behalten den
          Rabatt, mit dem sie gemacht wurden. Wird eine abgesagt, ist ihr Code wieder frei.
        </p>
        <Button size="small" onClick={() => setCreating(true)}>
          Code anlegen
        </Button>
      </div>
      <Card className="mt-6">
        {codes ? (
          <CodeList codes={codes} packages={packages} />
        ) : (
          <NotLoaded
            className="min-h-24"
            problem={error !== null && 'Die Rabattcodes konnten nicht geladen werden.'}
            onRetry={() => void refetch()}
          />
        )}
      </Card>
      {isCreating && <CodeDialog packages={packages} onDone={() => setCreating(false)} />}
    </>
  )
}

function CodeList({
  codes,
  packages,
}: Pick<Parameters<typeof CodeRow>[0], 'packages'> & {
  codes: ReadonlyArray<Parameters<typeof CodeRow>[0]['code']>
}) {
  if (codes.length === 0) return <p className="text-secondary">Es gibt noch keinen Code.</p>
  return (
    <ul className="-my-4 divide-y divide-section">
      {codes.map((code) => (
        <CodeRow key={code.id} code={code} packages={packages} />
      ))}
    </ul>
  )
}
