import type { Language } from '#site/pages/web/page-table.ts'

const LABELS = {
  de: 'Zum Inhalt springen',
  en: 'Skip to content',
} as const satisfies Record<Language, string>

/** The first element in the tab order of every page, shown only while focused. */
export function SkipLink({ language }: { language: Language }) {
  return (
    <a
      href="#main"
      className="sr-only print:hidden z-50 rounded-button bg-ink px-6 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-4 focus:left-4 focus:px-6 focus:py-3"
    >
      {LABELS[language]}
    </a>
  )
}
