import type { ReactNode } from 'react'
import { classes } from '#platform/design/web/classes.ts'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import type { Package } from '#shop/prices/domain/package.ts'

/** Shows what belongs to the package whose radio is checked, by its place. Written out, so that Tailwind finds them. */
const SHOWN = [
  'group-has-[[data-choices]>:nth-child(1)_:checked]/wizard:contents',
  'group-has-[[data-choices]>:nth-child(2)_:checked]/wizard:contents',
  'group-has-[[data-choices]>:nth-child(3)_:checked]/wizard:contents',
  'group-has-[[data-choices]>:nth-child(4)_:checked]/wizard:contents',
]

interface OfPackageProps<Offered extends Package> {
  packages: readonly Offered[]
  chosen: Offered | undefined
  /** Inside a text or a button. */
  isInline?: boolean
  children: (pkg: Offered | undefined) => ReactNode
}

/**
 * What depends on the chosen package. The page has it for each package, and CSS shows the right one, so that a choice has
 * its effect before scripts run. Then React renders that one alone.
 */
export function OfPackage<Offered extends Package>({
  packages,
  chosen,
  isInline = false,
  children,
}: OfPackageProps<Offered>) {
  const isReady = useHydrated()
  if (isReady) return children(chosen)
  const Part = isInline ? 'span' : 'div'
  return (
    <>
      <Part className="contents group-has-[[data-choices]_:checked]/wizard:hidden">
        {children(undefined)}
      </Part>
      {packages.map((pkg, index) => (
        <Part key={pkg.id} className={classes('hidden', SHOWN[index])}>
          {children(pkg)}
        </Part>
      ))}
    </>
  )
}
