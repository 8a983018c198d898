import { lazyRouteComponent } from '@tanstack/react-router'
import { OFFICE } from '#platform/basics/domain/staff-role.ts'
import { parseRoomsSearch } from '#tools/reports/web/rooms-query.ts'

/** The options of the route of what people have shared with the tools. */
export const SHARED = {
  staticData: { title: 'Geteiltes', roles: OFFICE },
  validateSearch: parseRoomsSearch,
  component: lazyRouteComponent(() => import('./shared-screen.tsx'), 'SharedScreen'),
}
