import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { trainingShareSubject } from '#platform/rendering/domain/share-picture.ts'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import { EditModeFrame, EditModeToggle } from '#shop/inline-edit/web/edit-mode-frame.tsx'
import type { Package } from '#shop/prices/domain/package.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { OpenForStaff } from '#shop/trainings/web/open-for-staff.tsx'
import { shownTraining } from '#shop/trainings/web/shown-training.ts'
import { staffTrainingQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { trainingColors } from '#shop/trainings/web/training-colors.ts'
import { TrainingNotFound } from '#shop/trainings/web/training-not-found.tsx'
import { TrainingPending } from '#shop/trainings/web/training-pending.tsx'
import { TrainingScreen } from '#shop/trainings/web/training-screen.tsx'
import { trainingQuery } from '#shop/trainings/web/trainings-query.ts'
import { BackHeader } from '#site/frame/web/back-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { FIRM } from '#site/pages/web/firm.ts'
import {
  breadcrumbs,
  course,
  structuredDataScripts,
} from '#site/search-engines/web/structured-data.ts'

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
  import('#shop/inline-edit/web/hidden-banner.tsx').then((module) => ({
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
  const { readPackages } = await import('#shop/prices/domain/package-answer.ts')
  const packages = readPackages(await queryClient.ensureQueryData(packagesAnswerQuery))
  return singlePackage(packages)
}
