import { ChevronDownIcon } from '#platform/design/web/icons.tsx'

/** The line that opens and closes a `details` element of the class "group". */
export function MoreSummary({ children }: { children: string }) {
  return (
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
      <ChevronDownIcon className="transition-transform group-open:rotate-180" />
      <span>{children}</span>
    </summary>
  )
}
