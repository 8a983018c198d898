import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { trainingShareSubject } from '#domain/content/share-picture.ts'
import type { Training } from '#domain/training/training.ts'
import { FIRM } from '../content/firm.ts'
import { EditModeFrame, EditModeToggle } from '../features/inline-edit/edit-mode.tsx'
import { BackHeader } from '../features/site/back-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'
import { PapersScreen } from '../features/training-papers/papers-screen.tsx'
import { OpenForStaff } from '../features/trainings/open-for-staff.tsx'
import { trainingColors } from '../features/trainings/training-colors.ts'
import { TrainingNotFound } from '../features/trainings/training-not-found.tsx'
import { TrainingPending } from '../features/trainings/training-pending.tsx'
import { useAdmin } from '../lib/admin-session/admin-session.ts'
import { pageHead } from '../lib/pages/page-head.ts'
import { shownTraining } from '../lib/pages/shown-training.ts'
import { breadcrumbs, structuredDataScripts } from '../lib/pages/structured-data.ts'
import {
  bookingRulesQuery,
  contentQuery,
  packagesAnswerQuery,
  priceOutlookQuery,
  trainingQuery,
} from '../lib/queries/queries.ts'
import { staffTrainingQuery } from '../lib/queries/staff-trainings-query.ts'

export const Route = createFileRoute('/trainings_/$id_/unterlagen')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [shown] = await Promise.all([
      shownTraining(queryClient, id),
      queryClient.ensureQueryData(contentQuery),
      queryClient.ensureQueryData(packagesAnswerQuery),
      queryClient.ensureQueryData(priceOutlookQuery),
      queryClient.ensureQueryData(bookingRulesQuery),
    ])
    if (!shown) throw notFound()
    return shown
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) {
      return {
        meta: [{ title: 'Training nicht gefunden' }, { name: 'robots', content: 'noindex' }],
      }
    }
    const { training } = loaderData
    return pageHead({
      title: `${training.title}: Unterlagen für HR und Einkauf | ${FIRM.name}`,
      description: `Ziele, Termine, Leitung, Technik, Datenschutz, Bedingungen und Preise des Trainings „${training.title}“ auf einer Seite, zum Weiterleiten und Drucken.`,
      keywords: [training.title, 'KI Training', 'Unterlagen', 'HR', 'Einkauf'],
      path: pathOf(training),
      share: trainingShareSubject(training),
      publicUrl: match.context.publicUrl,
    })
  },
  scripts: ({ loaderData, match }) => {
    if (!loaderData) return []
    const { training } = loaderData
    return structuredDataScripts([
      breadcrumbs(match.context.publicUrl, [
        { name: 'Startseite', path: '/' },
        { name: 'Trainings', path: '/trainings' },
        { name: training.title, path: `/trainings/${training.id}` },
        { name: 'Unterlagen', path: pathOf(training) },
      ]),
    ])
  },
  component: PapersPage,
  notFoundComponent: NotFoundPage,
  pendingComponent: PendingPage,
  pendingMs: 150,
})

function PapersPage() {
  const { isHidden } = Route.useLoaderData()
  const { isAdmin, isLoading } = useAdmin()
  if (!isHidden) return <ShownPapers />
  return isAdmin || isLoading ? <HiddenPapers /> : <NotFoundPage />
}

function ShownPapers() {
  const { id } = Route.useParams()
  const { data: training } = useSuspenseQuery(trainingQuery(id))
  return <Papers training={training} />
}

/** Staff see the papers of a training that visitors do not see. */
function HiddenPapers() {
  const { id } = Route.useParams()
  const { data: training } = useSuspenseQuery(staffTrainingQuery(id))
  return <Papers training={training} />
}

function Papers({ training }: { training: Training }) {
  const { publicUrl } = Route.useRouteContext()
  return (
    <EditModeFrame>
      <PageFrame
        header={
          <div className="contents print:hidden">
            <BackHeader editToggle={<EditModeToggle />} />
          </div>
        }
        footer={
          <div className="contents print:hidden">
            <ShopFooter />
          </div>
        }
        colors={trainingColors(training.colorScheme)}
        isEditable
      >
        <PapersScreen training={training} address={publicUrl + pathOf(training)} />
      </PageFrame>
    </EditModeFrame>
  )
}

function NotFoundPage() {
  const { id } = Route.useParams()
  return (
    <PageFrame header={<BackHeader />} footer={<ShopFooter />} isEditable>
      <OpenForStaff id={id} />
      <TrainingNotFound />
    </PageFrame>
  )
}

function PendingPage() {
  return (
    <PageFrame header={<BackHeader />} footer={<ShopFooter />}>
      <TrainingPending />
    </PageFrame>
  )
}

function pathOf({ id }: { id: string }): string {
  return `/trainings/${id}/unterlagen`
}
