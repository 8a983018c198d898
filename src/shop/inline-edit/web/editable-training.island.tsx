import { useSuspenseQuery } from '@tanstack/react-query'
import type { Answer } from '#platform/design/web/api-call.ts'
import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { trainingTitle } from '#shop/trainings/web/shop-search-texts.ts'
import { TrainingScreen } from '#shop/trainings/web/training-screen.tsx'
import { trainingQuery } from '#shop/trainings/web/trainings-query.ts'
import { EditablePage } from './edit-mode-frame.tsx'
import { loadFirm } from './load-firm.ts'
import { usePageTitle } from './use-page-title.ts'

export const load = loadFirm

interface EditableTrainingProps {
  training: Answer<'GET', '/api/trainings/{id}'>
  packages: Answer<'GET', '/api/packages'>
  content: Answer<'GET', '/api/cms/content'>
}

/** The page of one training. */
export default function EditableTraining({ training, packages, content }: EditableTrainingProps) {
  return (
    <EditablePage
      reads={[
        [trainingQuery(training.id).queryKey, training],
        [packagesAnswerQuery.queryKey, packages],
        [contentQuery.queryKey, content],
      ]}
    >
      <CurrentTraining id={training.id} />
    </EditablePage>
  )
}

function CurrentTraining({ id }: { id: string }) {
  const { data: training } = useSuspenseQuery(trainingQuery(id))
  const { data: content } = useSuspenseQuery(contentQuery)
  usePageTitle(trainingTitle(training, sectionText(content, TRAININGS_SECTION)))
  return <TrainingScreen training={training} />
}
