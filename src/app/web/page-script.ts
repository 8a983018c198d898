/** The script of all public pages: brings their islands to life. */
import { hasAdminMarker } from '#platform/login/web/admin-marker.ts'
import { startIslands } from './islands/start-islands.ts'
import { showOwnTimes } from './own-times.ts'

startIslands()
showOwnTimes()
if (hasAdminMarker()) void import('./edit-link.tsx').then(({ showEditLink }) => showEditLink())
