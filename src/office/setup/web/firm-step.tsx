import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FirmGroupForm } from '#office/settings/web/firm-group-form.tsx'
import { type FirmSettings, firmSettingsQuery } from '#office/settings/web/firm-query.ts'
import { FirmTeamForm } from '#office/settings/web/firm-team-form.tsx'
import { valuesOf } from '#office/settings/web/use-store-firm.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { ChevronDownIcon } from '#platform/design/web/icons.tsx'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { NotLoaded } from '#platform/login/web/not-loaded.tsx'
import { sampleFacts } from '#site/pages/domain/firm-samples.ts'
import { type FirmGroup, GROUP_LABELS } from '#site/pages/domain/firm-schema.ts'

/** Name, contact and address; everything else about the firm unfolds. */
export function FirmStep() {
  return (
    <FirmForms>
      {(settings) => (
        <>
          <FirmGroupForm group="contact" setting={settings.contact} />
          <FirmGroupForm group="address" setting={settings.address} />
          <Folded group="links" settings={settings}>
            <FirmGroupForm group="links" setting={settings.links} />
          </Folded>
          <Folded group="team" settings={settings}>
            <FirmTeamForm setting={settings.team} />
          </Folded>
          <Folded group="hours" settings={settings}>
            <FirmGroupForm group="hours" setting={settings.hours} />
          </Folded>
        </>
      )}
    </FirmForms>
  )
}

/** Forms of the firm. What is typed is kept as on the screen "Firma". */
export function FirmForms({ children }: { children: (settings: FirmSettings) => ReactNode }) {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  const { data: settings, error, isFetching, refetch } = useQuery(firmSettingsQuery)
  useSessionRefusalOf(error)
  if (!settings)
    return (
      <NotLoaded
        className="min-h-60"
        problem={
          error !== null && !isFetching && 'Die Angaben zur Firma konnten nicht geladen werden.'
        }
        onRetry={() => void refetch()}
      />
    )
  return (
    <div className="grid gap-5">
      {children(settings)}
      <UnsavedGuard />
    </div>
  )
}

interface FoldedProps {
  group: FirmGroup
  settings: FirmSettings
  children: ReactNode
}

function Folded({ group, settings, children }: FoldedProps) {
  const samples = sampleFacts(valuesOf(settings)).filter((fact) => fact.group === group).length
  return (
    <details className="group/fold">
      <summary className="flex min-h-13 list-none flex-wrap items-center gap-x-4 rounded-card bg-white px-6 py-3 shadow-card sm:px-8 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{GROUP_LABELS[group]}</span>
        {samples > 0 && <Badge tone="orange">{`${samples} Muster`}</Badge>}
        <ChevronDownIcon className="ml-auto transition-[rotate] group-open/fold:rotate-180" />
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  )
}
