import { adminRoute } from '#office/frame/web/admin-route.ts'
import { parseRoomsSearch } from '#tools/reports/web/rooms-search.ts'

/** The options of the route of what people have shared with the tools, besides its screen. */
export const SHARED = { ...adminRoute('Geteiltes'), validateSearch: parseRoomsSearch }
