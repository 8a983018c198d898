import { useSuspenseQuery } from '@tanstack/react-query'
import type { Answer } from '#platform/design/web/api-call.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { packagesAnswerQuery, priceOutlookQuery } from '#shop/prices/web/prices-query.ts'
import { PapersScreen } from '#shop/training-papers/web/papers-screen.tsx'
import { papersTitle } from '#shop/training-papers/web/papers-title.ts'
import { trainingQuery } from '#shop/trainings/web/trainings-query.ts'
import { EditablePage } from './edit-mode-frame.tsx'
import { loadFirm } from './load-firm.ts'
import { usePageTitle } from './use-page-title.ts'

export const load = loadFirm

interface EditablePapersProps {
  training: Answer<'GET', '/api/trainings/{id}'>
  packages: Answer<'GET', '/api/packages'>
  outlook: Answer<'GET', '/api/price-outlook'>
  content: Answer<'GET', '/api/cms/content'>
  rules: Answer<'GET', '/api/booking-rules'>
  /** The whole address of the page. */
  address: string
}

/** What a company asks before it books a training. */
export default function EditablePapers({ training, address, ...read }: EditablePapersProps) {
  return (
    <EditablePage
      reads={[
        [trainingQuery(training.id).queryKey, training],
        [packagesAnswerQuery.queryKey, read.packages],
        [priceOutlookQuery.queryKey, read.outlook],
        [contentQuery.queryKey, read.content],
        [bookingRulesQuery.queryKey, read.rules],
      ]}
    >
      <CurrentPapers id={training.id} address={address} />
    </EditablePage>
  )
}

function CurrentPapers({ id, address }: { id: string; address: string }) {
  const { data: training } = useSuspenseQuery(trainingQuery(id))
  usePageTitle(papersTitle(training))
  return <PapersScreen training={training} address={address} />
}
