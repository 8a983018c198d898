import { useSuspenseQueries } from '@tanstack/react-query'
import type { Answer } from '#platform/design/web/api-call.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { packagesAnswerQuery, priceOutlookQuery } from '#shop/prices/web/prices-query.ts'
import { PapersScreen } from '#shop/training-papers/web/papers-screen.tsx'
import { papersTitle, severalPapersTitle } from '#shop/training-papers/web/papers-title.ts'
import { trainingQuery } from '#shop/trainings/web/trainings-query.ts'
import { EditablePage } from './edit-mode-frame.tsx'
import { loadFirm } from './load-firm.ts'
import { usePageTitle } from './use-page-title.ts'

export const load = loadFirm

interface EditablePapersProps {
  trainings: Answer<'GET', '/api/trainings/{id}'>[]
  /** On the page for several trainings: all that there are to choose from. */
  offered?: { id: string; title: string }[]
  packages: Answer<'GET', '/api/packages'>
  outlook: Answer<'GET', '/api/price-outlook'>
  content: Answer<'GET', '/api/cms/content'>
  rules: Answer<'GET', '/api/booking-rules'>
  /** The whole address of the page. */
  address: string
}

/** What a company asks before it books a training, or several. */
export default function EditablePapers({
  trainings,
  offered,
  address,
  ...read
}: EditablePapersProps) {
  return (
    <EditablePage
      reads={[
        ...trainings.map((training) => [trainingQuery(training.id).queryKey, training] as const),
        [packagesAnswerQuery.queryKey, read.packages],
        [priceOutlookQuery.queryKey, read.outlook],
        [contentQuery.queryKey, read.content],
        [bookingRulesQuery.queryKey, read.rules],
      ]}
    >
      <CurrentPapers ids={trainings.map(({ id }) => id)} offered={offered} address={address} />
    </EditablePage>
  )
}

interface CurrentPapersProps extends Pick<EditablePapersProps, 'address'> {
  ids: readonly string[]
  offered: EditablePapersProps['offered']
}

function CurrentPapers({ ids, offered, address }: CurrentPapersProps) {
  const trainings = useSuspenseQueries({
    queries: ids.map(trainingQuery),
    combine: (results) => results.map(({ data }) => data),
  })
  const [only] = trainings
  usePageTitle(only && !offered ? papersTitle(only) : severalPapersTitle())
  return <PapersScreen trainings={trainings} offered={offered} address={address} />
}
