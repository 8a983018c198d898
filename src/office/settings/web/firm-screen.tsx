import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { counted } from '#platform/design/web/counted.ts'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { InvoiceReadiness } from '#shop/invoices/web/staff/invoice-readiness.tsx'
import { sampleFacts } from '#site/pages/domain/firm-samples.ts'
import { TEXT_GROUPS } from '#site/pages/domain/firm-schema.ts'
import { FirmGroupForm } from './firm-group-form.tsx'
import { firmSettingsQuery } from './firm-query.ts'
import { FirmTeamForm } from './firm-team-form.tsx'
import { valuesOf } from './use-store-firm.ts'

const SAMPLE = { one: 'Angabe ist noch Muster', many: 'Angaben sind noch Muster' }

/** Every fact about the firm, in groups that are saved one by one. */
export function FirmScreen() {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  const firm = useQuery(firmSettingsQuery)
  const settings = firm.data
  const left = settings && sampleFacts(valuesOf(settings)).length
  return (
    <>
      <h1 className="text-h2">Firma</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Wer Sie sind, für Website, E-Mails, Kalender und Suchmaschinen. Was Sie speichern, gilt
        sofort überall.
      </p>
      {left !== undefined && left > 0 && (
        <p className="mt-4 max-w-[60ch] rounded-card bg-badge-orange px-5 py-4 text-badge-orange-text text-small">
          <strong className="font-semibold">{`${counted(SAMPLE, left)}.`}</strong>{' '}
          <span>
            Sie sind erfunden und stehen so auf der Website und in E-Mails. Ersetzen Sie sie, bevor
            Sie Buchungen annehmen.
          </span>
        </p>
      )}
      <div className="mt-6 grid gap-5">
        <QueryNotice query={firm} isAlone>
          Die Angaben zur Firma konnten nicht geladen werden.
        </QueryNotice>
        {settings &&
          TEXT_GROUPS.map((group) => (
            <FirmGroupForm key={group} group={group} setting={settings[group]}>
              {group === 'invoices' && <InvoiceReadiness firm={valuesOf(settings)} />}
            </FirmGroupForm>
          ))}
        {settings && <FirmTeamForm setting={settings.team} />}
      </div>
      <UnsavedGuard />
    </>
  )
}
