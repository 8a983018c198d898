import type { UseQueryResult } from '@tanstack/react-query'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { Section } from '#platform/design/web/section.tsx'
import type { Package } from '#shop/prices/domain/package.ts'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import { PackageCard } from './package-card.tsx'

const SHOWN = ['single', 'double', 'complete']

interface PackagesSectionProps {
  packages: UseQueryResult<Package[]>
  /** False while no training has a date to come. */
  isSelling: boolean
}

export function PackagesSection({ packages, isSelling }: PackagesSectionProps) {
  return (
    <Section id={ANCHORS.prices} ground="section" aria-labelledby="packages-heading">
      <h2 id="packages-heading" className="text-h2">
        Preise & Pakete
      </h2>
      <div className="mt-10 lg:mt-12">
        <Packages packages={packages} isSelling={isSelling} />
      </div>
    </Section>
  )
}

function Packages({ packages, isSelling }: PackagesSectionProps) {
  if (packages.isPending) return <p role="status">Lade Pakete...</p>
  if (packages.isError) {
    return (
      <LoadProblem onRetry={() => packages.refetch()}>
        Die Pakete konnten nicht geladen werden.
      </LoadProblem>
    )
  }
  const shown = SHOWN.flatMap((id) => packages.data.filter((pkg) => pkg.id === id))
  return (
    <ul className="grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3">
      {shown.map((pkg) => (
        <PackageCard key={pkg.id} pkg={pkg} isSelling={isSelling} />
      ))}
    </ul>
  )
}
