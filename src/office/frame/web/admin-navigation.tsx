import { Link, useLocation, useRouter } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { ChevronDownIcon } from '#platform/design/web/icons.tsx'
import { useMediaQuery } from '#platform/design/web/use-media-query.ts'
import { ADMIN_LINKS, SETTINGS_LINKS } from './admin-links.ts'
import { useStaffRole } from './use-staff-role.ts'

type AdminLink = (typeof ADMIN_LINKS | typeof SETTINGS_LINKS)[number]

/** A menu of fewer entries is no help: they stand in the bar. */
const FEWEST_IN_MENU = 3
/** From this width all but the settings fit into one row. */
const WIDE = '(min-width: 70rem)'

/**
 * The same on every page of the administration. What does not fit into the row waits in one below it: the settings, which
 * are open on their own screens; in narrow windows all, until one is chosen.
 */
export function AdminNavigation() {
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const isWide = useMediaQuery(WIDE)
  const isPermitted = useIsPermitted()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [chosen, setChosen] = useState({ at: '', isOpen: false })

  const settings = SETTINGS_LINKS.filter(isPermitted)
  const others = ADMIN_LINKS.filter(isPermitted)
  const waiting = isWide ? settings : [...others, ...settings]
  const menu = waiting.length < FEWEST_IN_MENU ? [] : waiting
  const isHere = menu.some(({ link }) => pathname.startsWith(link.to))
  const isOpen = chosen.at === pathname ? chosen.isOpen : isWide && isHere

  return (
    <nav
      aria-label="Verwaltung"
      className="-mx-1 min-w-0 basis-full"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setChosen({ at: pathname, isOpen: false })
        toggle.current?.focus()
      }}
    >
      <ul className="flex flex-wrap gap-x-5 px-1">
        <li>
          <Link to="/admin/dashboard" className={NAV_LINK}>
            {pathname === '/admin/dashboard' ? 'Dashboard' : 'Zurück zum Dashboard'}
          </Link>
        </li>
        <Links of={[...others, ...settings].filter((link) => !menu.includes(link))} />
        {menu.length > 0 && (
          <li>
            <button
              ref={toggle}
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              data-here={isHere || undefined}
              onClick={() => setChosen({ at: pathname, isOpen: !isOpen })}
              className={`${NAV_LINK} group cursor-pointer gap-1`}
            >
              <span>{isWide ? 'Einstellungen' : 'Menü'}</span>
              <ChevronDownIcon className="size-4 transition-transform group-aria-expanded:rotate-180" />
            </button>
          </li>
        )}
        <li>
          <a href="/trainings" className={NAV_LINK}>
            Zur Website
          </a>
        </li>
      </ul>
      <ul
        id={id}
        hidden={!isOpen}
        className="mt-1 grid grid-cols-2 gap-x-5 border-white/25 border-t px-1 pt-1 sm:grid-cols-4 lg:flex lg:flex-wrap"
      >
        <Links of={menu} />
      </ul>
    </nav>
  )
}

function Links({ of }: { of: readonly AdminLink[] }) {
  return of.map(({ label, link }) => (
    <li key={label}>
      <Link {...link} className={NAV_LINK}>
        {label}
      </Link>
    </li>
  ))
}

/** Whether a screen exists, and the role of who is logged in may open it. */
function useIsPermitted(): (link: AdminLink) => boolean {
  const { routesByPath } = useRouter()
  const role = useStaffRole()
  return ({ link }) => {
    if (!(link.to in routesByPath)) return false
    const { staticData } = routesByPath[link.to as keyof typeof routesByPath].options
    return role !== null && (staticData?.roles ?? OWNERS).includes(role)
  }
}

const NAV_LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-input border-transparent border-b-3 pt-0.5 font-semibold text-small underline-offset-4 hover:underline aria-[current=page]:rounded-none aria-[current=page]:border-current data-here:rounded-none data-here:border-current'
