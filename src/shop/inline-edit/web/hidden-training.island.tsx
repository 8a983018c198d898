import { useQuery } from '@tanstack/react-query'
import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { PapersScreen } from '#shop/training-papers/web/papers-screen.tsx'
import { papersTitle } from '#shop/training-papers/web/papers-title.ts'
import type { StaffTraining } from '#shop/trainings/domain/staff-training.ts'
import { trainingTitle } from '#shop/trainings/web/shop-search-texts.ts'
import { staffTrainingQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { trainingColors } from '#shop/trainings/web/training-colors.ts'
import { TrainingNotFound } from '#shop/trainings/web/training-not-found.tsx'
import { TrainingPending } from '#shop/trainings/web/training-pending.tsx'
import { TrainingScreen } from '#shop/trainings/web/training-screen.tsx'
import { EditablePage } from './edit-mode-frame.tsx'
import { HiddenBanner } from './hidden-banner.tsx'
import { loadFirm } from './load-firm.ts'
import { usePageTitle } from './use-page-title.ts'

export const load = loadFirm

interface HiddenTrainingProps {
  id: string
  /** The whole address of the page with the training's papers, where it is that page. */
  papersAddress: string | null
}

/**
 * The server says that there is no such training, to staff as to everybody. In their browsers this shows and edits one that
 * is only hidden.
 */
export default function HiddenTraining(props: HiddenTrainingProps) {
  return (
    <EditablePage reads={[]}>
      <Content {...props} />
    </EditablePage>
  )
}

function Content({ id, papersAddress }: HiddenTrainingProps) {
  const { isAdmin, isLoading } = useAdmin()
  const { data: training, isPending } = useQuery({ ...staffTrainingQuery(id), enabled: isAdmin })
  if (isAdmin && training) return <Shown training={training} papersAddress={papersAddress} />
  if (isLoading || (isAdmin && isPending)) return <TrainingPending />
  return <TrainingNotFound />
}

interface ShownProps extends Pick<HiddenTrainingProps, 'papersAddress'> {
  training: StaffTraining
}

function Shown({ training, papersAddress }: ShownProps) {
  const { data: content } = useQuery(contentQuery)
  const text = sectionText(content, TRAININGS_SECTION)
  usePageTitle(papersAddress === null ? trainingTitle(training, text) : papersTitle(training))
  return (
    <div style={trainingColors(training.colorScheme)}>
      {papersAddress === null ? (
        <>
          <HiddenBanner training={training} />
          <TrainingScreen training={training} />
        </>
      ) : (
        <PapersScreen trainings={[training]} address={papersAddress} />
      )}
    </div>
  )
}
