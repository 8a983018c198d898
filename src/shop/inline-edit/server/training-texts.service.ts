import { trainingSection } from '#platform/editing/domain/page-texts.ts'
import { contentSubjectId } from '#platform/editing/domain/revision.ts'
import {
  deleteSection,
  listSection,
  putContentItem,
} from '#platform/editing/server/content.repository.ts'
import { deleteRevisions } from '#platform/editing/server/revisions.repository.ts'
import type { PageTextsOfTraining } from '#shop/trainings/server/staff-trainings.service.ts'

/** The headings of a training's page when the training is copied or deleted. Their history is not copied, nor what participants said. */
export const pageTextsOfTraining: PageTextsOfTraining = {
  copy: async (tx, { from, to, now }) => {
    const section = trainingSection(to)
    for (const row of await listSection(tx, trainingSection(from))) {
      // Nobody has said that of the copy.
      if (row.key.startsWith('voices.')) continue
      await putContentItem(tx, { ...row, section, version: 1, updatedAt: now })
    }
  },
  remove: async (tx, id) => {
    const section = trainingSection(id)
    for (const key of await deleteSection(tx, section))
      await deleteRevisions(tx, { subject: 'content', subjectId: contentSubjectId(section, key) })
  },
}
