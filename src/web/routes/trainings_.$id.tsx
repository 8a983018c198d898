import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { trainingShareSubject } from '#domain/content/share-picture.ts'
import type { Package } from '#domain/package/package.ts'
import { singlePackage } from '#domain/package/single-package.ts'
import { durationText } from '#domain/training/session-facts.ts'
import type { Training } from '#domain/training/training.ts'
import { FIRM } from '../content/firm.ts'
import { EditModeFrame, EditModeToggle } from '../features/inline-edit/edit-mode.tsx'
import { BackHeader } from '../features/site/back-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'
import { OpenForStaff } from '../features/trainings/open-for-staff.tsx'
import { trainingColors } from '../features/trainings/training-colors.ts'
import { TrainingNotFound } from '../features/trainings/training-not-found.tsx'
import { TrainingPending } from '../features/trainings/training-pending.tsx'
import { TrainingScreen } from '../features/trainings/training-screen.tsx'
import { useAdmin } from '../lib/admin-session/admin-session.ts'
import { pageHead } from '../lib/pages/page-head.ts'
import { shownTraining } from '../lib/pages/shown-training.ts'
import { breadcrumbs, course, structuredDataScripts } from '../lib/pages/structured-data.ts'
import { contentQuery, packagesAnswerQuery, trainingQuery } from '../lib/queries/queries.ts'
import { staffTrainingQuery } from '../lib/queries/staff-trainings-query.ts'

export const Route = createFileRoute('/trainings_/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [shown, , single] = await Promise.all([
      shownTraining(queryClient, id),
      queryClient.ensureQueryData(contentQuery),
      packageWithOneSeat(queryClient),
    ])
    if (!shown) throw notFound()
    return { ...shown, single }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) {
      return {
        meta: [{ title: 'Training nicht gefunden' }, { name: 'robots', content: 'noindex' }],
      }
    }
    const { training } = loaderData
    return pageHead({
      title: `${training.title} | ${FIRM.name} KI Training`,
      description: `${training.subtitle}. Live-Training, ${durationText(training.dates)}, online${whenText(training)}.`,
      keywords: [
        training.title,
        'KI Training',
        'Innovation',
        'Online-Training',
        durationText(training.dates),
      ],
      path: pathOf(training),
      share: trainingShareSubject(training),
      publicUrl: match.context.publicUrl,
    })
  },
  scripts: ({ loaderData, match }) => {
    if (!loaderData) return []
    const { training, single } = loaderData
    const { publicUrl } = match.context
    return structuredDataScripts([
      course(training, { publicUrl, single }),
      breadcrumbs(publicUrl, [
        { name: 'Startseite', path: '/' },
        { name: 'Trainings', path: '/trainings' },
        { name: training.title, path: pathOf(training) },
      ]),
    ])
  },
  component: TrainingPage,
  notFoundComponent: NotFoundPage,
  pendingComponent: PendingPage,
  pendingMs: 150,
})

/** Loaded for staff only. */
const HiddenBanner = lazy(() =>
  import('../features/inline-edit/hidden-banner.tsx').then((module) => ({
    default: module.HiddenBanner,
  })),
)

function TrainingPage() {
  const { isHidden } = Route.useLoaderData()
  const { isAdmin, isLoading } = useAdmin()
  if (!isHidden) return <ShownTraining />
  return isAdmin || isLoading ? <HiddenTraining /> : <NotFoundPage />
}

function ShownTraining() {
  const { id } = Route.useParams()
  const { data: training } = useSuspenseQuery(trainingQuery(id))
  return <EditablePage training={training} />
}

/** Staff see and edit a training that visitors do not see. */
function HiddenTraining() {
  const { id } = Route.useParams()
  const { data: training } = useSuspenseQuery(staffTrainingQuery(id))
  return (
    <EditablePage
      training={training}
      banner={
        <Suspense>
          <HiddenBanner training={training} />
        </Suspense>
      }
    />
  )
}

function EditablePage({ training, banner }: { training: Training; banner?: ReactNode }) {
  return (
    <EditModeFrame>
      <PageFrame
        header={<BackHeader editToggle={<EditModeToggle />} />}
        footer={<ShopFooter ground="accent" />}
        colors={trainingColors(training.colorScheme)}
        isEditable
      >
        {banner}
        <TrainingScreen training={training} />
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

/** ": Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr"; empty for a training that never had a date. */
function whenText({ dateId, date, time }: Training): string {
  return dateId === null ? '' : `: ${date}, ${time}`
}

function pathOf({ id }: { id: string }): string {
  return `/trainings/${id}`
}

/** Only on the server: search engines read the rendered page, and in the browser no page has to wait for it. */
async function packageWithOneSeat(queryClient: QueryClient): Promise<Package | undefined> {
  if (!import.meta.env.SSR) return undefined
  const { readPackages } = await import('#domain/package/package-answer.ts')
  const packages = readPackages(await queryClient.ensureQueryData(packagesAnswerQuery))
  return singlePackage(packages)
}
