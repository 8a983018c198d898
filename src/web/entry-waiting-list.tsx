import { readPackages } from '#domain/package/package-answer.ts'
import type { Training } from '#domain/training/training.ts'
import type { WaitingEntry } from '#domain/waiting-list/waiting-entry.ts'
import { EntryPart } from './features/waiting-list/entry-part.tsx'
import { JoinPart } from './features/waiting-list/join-part.tsx'
import { parseJoinSearch } from './features/waiting-list/subjects.ts'
import { hydrateForm } from './hydrate-form.tsx'
import { parametersOf } from './lib/page-address.ts'
import { readHydrationData, readOf } from './lib/page-lifecycle/hydration-data.ts'
import { WAITING_PART_ID } from './lib/page-lifecycle/react-parts.ts'
import { waitingTokenOf } from './lib/waiting-list/waiting-list-address.ts'

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
