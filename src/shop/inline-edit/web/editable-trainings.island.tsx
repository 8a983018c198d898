import type { Answer } from '#platform/design/web/api-call.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { TrainingsScreen } from '#shop/trainings/web/trainings-screen.tsx'
import { EditablePage } from './edit-mode-frame.tsx'
import { loadFirm } from './load-firm.ts'

export const load = loadFirm

interface EditableTrainingsProps {
  trainings: Answer<'GET', '/api/trainings'>
  packages: Answer<'GET', '/api/packages'>
  content: Answer<'GET', '/api/cms/content'>
  rules: Answer<'GET', '/api/booking-rules'>
}

/** The trainings page. */
export default function EditableTrainings(read: EditableTrainingsProps) {
  return (
    <EditablePage
      reads={[
        [trainingsQuery.queryKey, read.trainings],
        [packagesAnswerQuery.queryKey, read.packages],
        [contentQuery.queryKey, read.content],
        [bookingRulesQuery.queryKey, read.rules],
      ]}
    >
      <TrainingsScreen />
    </EditablePage>
  )
}
