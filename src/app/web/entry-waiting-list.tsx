import { readHydrationData, readOf } from '#platform/rendering/web/hydration-data.ts'
import { parametersOf } from '#platform/rendering/web/page-address.ts'
import { WAITING_PART_ID } from '#platform/rendering/web/react-parts.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import type { WaitingEntry } from '#shop/waiting-list/domain/waiting-entry.ts'
import { JoinPart } from '#shop/waiting-list/web/join-part.tsx'
import { EntryPart } from '#shop/waiting-list/web/waiting-entry-part.tsx'
import { parseJoinSearch } from '#shop/waiting-list/web/waiting-subjects.ts'
import { waitingTokenOf } from '#site/pages/web/waiting-list-address.ts'
import { hydrateForm } from './hydrate-form.tsx'

const hydrationData = readHydrationData()
const token = waitingTokenOf(location.pathname)

hydrateForm(
  WAITING_PART_ID,
  token === null ? (
    <JoinPart
      trainings={readOf<Training[]>(hydrationData, '/api/trainings')}
      search={parseJoinSearch(parametersOf(location.search))}
    />
  ) : (
    <EntryPart
      token={token}
      rendered={readOf<WaitingEntry>(hydrationData, '/api/waiting-list')}
      packages={readPackages(readOf(hydrationData, '/api/packages'))}
    />
  ),
)
