import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '#platform/design/web/api.ts'
import { hasAdminMarker } from '#platform/login/web/admin-marker.ts'
import type { Training } from '../domain/training.ts'
import { staffTrainingQuery } from './staff-trainings-query.ts'
import { trainingQuery } from './trainings-query.ts'

/** A training as a page shows it. */
interface ShownTraining {
  training: Training
  /** Whether visitors do not see it. */
  isHidden: boolean
}

/**
 * The training of a page's address; in the browsers of staff also one that is hidden. Null where there is none.
 */
export async function shownTraining(
  queryClient: QueryClient,
  id: string,
): Promise<ShownTraining | null> {
  // Read again where a write has invalidated it: staff may have hidden the training.
  const shown = await queryClient.fetchQuery(trainingQuery(id)).catch(nullIfUnknown)
  const training = shown ?? (await hiddenTraining(queryClient, id))
  return training && { training, isHidden: shown === null }
}

/** In the browsers of staff: a training that visitors do not see. */
async function hiddenTraining(queryClient: QueryClient, id: string): Promise<Training | null> {
  if (import.meta.env.SSR || !hasAdminMarker()) return null
  return queryClient.ensureQueryData(staffTrainingQuery(id)).catch(nullIfUnknown)
}

/** For whoever is not logged in any more, the training is unknown too. */
function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return null
  throw error
}
