import { FieldError } from '#platform/design/web/field.tsx'
import type { Package } from '#shop/prices/domain/package.ts'

interface PackageTicksProps {
  /** Of the first box, so that an error summary can link to it. */
  id: string
  legend: string
  packages: readonly Package[]
  ticked: readonly string[]
  error: string | undefined
  onChange: (ids: string[]) => void
}

/** For which packages a code is: ticked boxes, none for all. */
export function PackageTicks(props: PackageTicksProps) {
  const { id, legend, packages, ticked, error, onChange } = props
  return (
    <fieldset
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold text-small">{legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {packages.map((pkg, index) => (
          <label key={pkg.id} className="flex min-h-11 items-center gap-3">
            <input
              id={index === 0 ? id : `${id}-${pkg.id}`}
              type="checkbox"
              checked={ticked.includes(pkg.id)}
              onChange={({ target }) =>
                onChange(
                  target.checked ? [...ticked, pkg.id] : ticked.filter((one) => one !== pkg.id),
                )
              }
              className="size-5 shrink-0 accent-brand"
            />
            <span>{pkg.name}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-muted text-small">
        Keins angekreuzt: alle Pakete.
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  )
}
