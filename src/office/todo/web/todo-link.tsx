import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { REPORTED, SHARED_SCREEN } from '#office/frame/web/admin-links.ts'
import type { DashboardSearch } from '#office/frame/web/dashboard-search.ts'
import { LISTS_ID } from '#office/frame/web/lists-id.ts'
import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { useMay } from '#platform/login/web/use-may.ts'
import { MEETING_FIELD } from '#shop/dates/web/meeting-field.ts'
import type { TodoItem, TodoPlace } from './todo-item.ts'

/** One thing to do, whose name leads to where it is done. */
export function TodoLink({ item: { name, detail, place } }: { item: TodoItem }) {
  const setsPrices = useMay(OWNERS)
  if (place.at === 'server' || (place.at === 'prices' && !setsPrices)) {
    return (
      <p className={LOOK}>
        <strong className="wrap-anywhere font-semibold">{name}</strong>
        <span className="wrap-anywhere text-secondary hyphens-none">{detail}</span>
      </p>
    )
  }
  // On a phone the list is short: what it is about is told at its place.
  return (
    <PlaceLink place={place}>
      <span className="wrap-anywhere font-semibold underline decoration-line underline-offset-3 group-hover:decoration-current">
        {name}
      </span>
      <span className="wrap-anywhere text-secondary hyphens-none max-sm:hidden">{detail}</span>
    </PlaceLink>
  )
}

interface PlaceLinkProps {
  place: Exclude<TodoPlace, { at: 'server' }>
  children: ReactNode
}

const LOOK =
  'group flex min-h-11 flex-wrap content-center items-baseline gap-x-3 rounded-sm py-1.5 text-small leading-snug'

function PlaceLink({ place, children }: PlaceLinkProps) {
  switch (place.at) {
    case 'pending list':
      return (
        <Link
          from="/admin/dashboard"
          to="/admin/dashboard"
          search={(before) => ({ ...periodOf(before), ansicht: 'anmeldungen', status: 'pending' })}
          resetScroll={false}
          onClick={goToLists}
          className={LOOK}
        >
          {children}
        </Link>
      )
    case 'invoices':
      return (
        <Link to="/admin/rechnungen" search={{ ansicht: place.view }} className={LOOK}>
          {children}
        </Link>
      )
    case 'registration':
      return (
        <Link to="/admin/anmeldungen/$id" params={{ id: place.id }} className={LOOK}>
          {children}
        </Link>
      )
    case 'mail':
      return (
        <Link
          from="/admin/dashboard"
          to="/admin/dashboard"
          search={(before) => ({
            ...periodOf(before),
            ansicht: 'mails',
            mailstatus: place.status,
            mail: place.id,
          })}
          state={{ isOpenedFromList: true }}
          resetScroll={false}
          aria-haspopup="dialog"
          className={LOOK}
        >
          {children}
        </Link>
      )
    case 'dates':
      return (
        <Link to="/admin/termine" className={LOOK}>
          {children}
        </Link>
      )
    case 'prices':
      return (
        <Link to="/admin/prices" className={LOOK}>
          {children}
        </Link>
      )
    case 'translations':
      return (
        <Link to="/admin/uebersetzungen" className={LOOK}>
          {children}
        </Link>
      )
    case 'firm':
      return (
        <Link to="/admin/firma" className={LOOK}>
          {children}
        </Link>
      )
    case 'reported rooms':
      return (
        <Link to={SHARED_SCREEN} search={REPORTED} className={LOOK}>
          {children}
        </Link>
      )
    default:
      return (
        <Link
          to="/admin/termine/$id"
          params={{ id: place.id }}
          {...(place.at === 'meeting link' && { hash: MEETING_FIELD })}
          className={LOOK}
        >
          {children}
        </Link>
      )
  }
}

/** The period of the key figures stays; the filters of the list before do not. */
function periodOf({ zeitraum, von, bis }: DashboardSearch): DashboardSearch {
  return { zeitraum, von, bis }
}

/**
 * The lists are below on the same page: the focus goes there, and the window with it. At once, because a list that is
 * rendered for the first time sets the window's scroll position, which would end a smooth scroll on its way.
 */
function goToLists(): void {
  const lists = document.getElementById(LISTS_ID)
  lists?.focus({ preventScroll: true })
  lists?.scrollIntoView({ behavior: 'instant', block: 'start' })
}
