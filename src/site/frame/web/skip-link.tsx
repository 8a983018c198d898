import { useSiteTexts } from './site-texts-for.ts'

/** The first element in the tab order of every page, shown only while focused. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#main"
      className="sr-only print:hidden z-50 rounded-button bg-ink px-6 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-4 focus:left-4 focus:px-6 focus:py-3"
    >
      {label}
    </a>
  )
}

/** The skip link of a public page. */
export function PageSkipLink() {
  return <SkipLink label={useSiteTexts().skip} />
}
