import { useSuspenseQuery } from '@tanstack/react-query'
import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { WAITING_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { EntryIsland } from './waiting-entry-island.tsx'
import { waitingEntryQuery } from './waiting-entry-query.ts'

/** The page of an entry, which the server renders. In the browser React hydrates what the person can do. */
export function EntryScreen({ token }: { token: string }) {
  const { data: entry } = useSuspenseQuery(waitingEntryQuery(token))
  const { data: packages } = useSuspenseQuery(packagesQuery)
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <FormLoadNotices />
      <div id={WAITING_ISLAND_ID}>
        <EntryIsland token={token} rendered={entry} packages={packages} />
      </div>
    </div>
  )
}
