import { Link } from '@tanstack/react-router'
import { Badge } from '#platform/design/web/badge.tsx'
import { ChevronDownIcon } from '#platform/design/web/icons.tsx'
import type { SetupCheck } from '../domain/setup.ts'

const NAMES: Readonly<Record<SetupCheck['check'], string>> = {
  sample_facts: 'Angaben zur Firma',
  imprint: 'Impressum',
  legal_texts: 'Datenschutz, Teilnahme und Barrierefreiheit',
  test_mail: 'E-Mails kommen an',
  bookable: 'Ein Termin ist buchbar',
  sample_trainings: 'Eigene Trainings',
  sample_texts: 'Eigene Texte',
  tool_facts: 'Werkzeuge der Trainings',
  https: 'Verschlüsselte Adresse',
  backup: 'Sicherung',
  second_factor: 'Anmeldung in zwei Schritten',
}

/** What a check found, and where it is mended. Once it is done, the links go. */
export function CheckRow({
  check: { check, isDone, isRequired, finding, links },
}: {
  check: SetupCheck
}) {
  return (
    <li className="px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <h3 className="font-semibold font-text text-base tracking-normal">{NAMES[check]}</h3>
        <Badge tone={isDone ? 'green' : isRequired ? 'orange' : 'neutral'}>
          {isDone ? 'In Ordnung' : isRequired ? 'Offen' : 'Empfohlen'}
        </Badge>
      </div>
      <p className="wrap-anywhere mt-1 max-w-[70ch] text-secondary text-small hyphens-none">
        {finding}
      </p>
      {!isDone && <CheckLinks links={links} />}
    </li>
  )
}

/** More links than these are folded. */
const SHOWN = 6

function CheckLinks({ links }: Pick<SetupCheck, 'links'>) {
  const list = (
    <ul className="mt-1.5 flex flex-wrap gap-x-5">
      {links.map(({ label, path }) => (
        <li key={path}>
          <CheckLink path={path}>{label}</CheckLink>
        </li>
      ))}
    </ul>
  )
  if (links.length === 0) return null
  if (links.length <= SHOWN) return list
  return (
    <details className="group mt-1.5">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-sm font-semibold text-small [&::-webkit-details-marker]:hidden">
        <span>{`Alle ${links.length} zeigen`}</span>
        <ChevronDownIcon className="transition-[rotate] group-open:rotate-180" />
      </summary>
      {list}
    </details>
  )
}

const LINK =
  'inline-flex min-h-11 items-center rounded-sm font-semibold text-brand text-small underline decoration-1 underline-offset-3 hover:decoration-2'

/** A screen of the administration opens in place; the editor of a page is a document of its own. */
function CheckLink({ path, children }: { path: string; children: string }) {
  if (path.startsWith('/admin/'))
    return (
      <Link to={path} className={LINK}>
        {children}
      </Link>
    )
  return (
    <a href={path} className={LINK}>
      {children}
    </a>
  )
}
