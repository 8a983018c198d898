import { readHydrationData, readOf } from '#platform/rendering/web/hydration-data.ts'
import { WAITING_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { parametersOf } from '#platform/rendering/web/page-address.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { WaitingEntry } from '#shop/waiting-list/domain/waiting-entry.ts'
import { JoinIsland } from '#shop/waiting-list/web/join-island.tsx'
import { EntryIsland } from '#shop/waiting-list/web/waiting-entry-island.tsx'
import { parseJoinSearch } from '#shop/waiting-list/web/waiting-subjects.ts'
import { waitingTokenOf } from '#site/pages/web/waiting-list-address.ts'
import { hydrateIsland } from './hydrate-island.tsx'

const hydrationData = readHydrationData()
const token = waitingTokenOf(location.pathname)

hydrateIsland(
  WAITING_ISLAND_ID,
  token === null ? (
    <JoinIsland
      trainings={readOf<Training[]>(hydrationData, '/api/trainings')}
      search={parseJoinSearch(parametersOf(location.search))}
    />
  ) : (
    <EntryIsland
      token={token}
      rendered={readOf<WaitingEntry>(hydrationData, '/api/waiting-list')}
      packages={readPackages(readOf(hydrationData, '/api/packages'))}
    />
  ),
)
