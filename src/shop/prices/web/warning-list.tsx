import { classes } from '#platform/design/web/classes.ts'

/** More warnings than these are folded into a <details>. */
const SHOWN = 4

const LOOKS = {
  hint: { word: 'Hinweis', ground: 'border-badge-blue-text bg-badge-blue/60' },
  warning: { word: 'Achtung', ground: 'border-orange-text bg-badge-orange' },
} as const

interface Warning {
  tone: keyof typeof LOOKS
  text: string
}

/** Warnings about price periods. The more important ones come first. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  const sorted = [...warnings].sort((a, b) => Number(a.tone === 'hint') - Number(b.tone === 'hint'))
  const more = sorted.slice(SHOWN)
  return (
    <>
      <Lines warnings={sorted.slice(0, SHOWN)} />
      {more.length > 0 && (
        <details className="disclosure mt-2.5">
          <summary className="w-fit cursor-pointer rounded-input py-2 font-semibold text-small underline underline-offset-3">
            {more.length === 1 ? '1 weiterer Hinweis' : `${more.length} weitere Hinweise`}
          </summary>
          <div className="pt-2.5">
            <Lines warnings={more} />
          </div>
        </details>
      )}
    </>
  )
}

function Lines({ warnings }: { warnings: readonly Warning[] }) {
  return (
    <ul className="grid gap-2.5">
      {warnings.map(({ tone, text }) => (
        <li
          key={text}
          className={classes(
            'wrap-anywhere rounded-input border-l-4 py-2.5 pr-4 pl-3.5 text-small',
            LOOKS[tone].ground,
          )}
        >
          <strong className="font-semibold">{`${LOOKS[tone].word}: `}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
