import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { useAdmin } from '#platform/login/web/admin-session.ts'
import { trainingShareSubject } from '#platform/rendering/domain/share-picture.ts'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { EditModeFrame, EditModeToggle } from '#shop/inline-edit/web/edit-mode-frame.tsx'
import { packagesAnswerQuery, priceOutlookQuery } from '#shop/prices/web/prices-query.ts'
import { PapersScreen } from '#shop/training-papers/web/papers-screen.tsx'
import type { Training } from '#shop/trainings/domain/training.ts'
import { OpenForStaff } from '#shop/trainings/web/open-for-staff.tsx'
import { shownTraining } from '#shop/trainings/web/shown-training.ts'
import { staffTrainingQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { trainingColors } from '#shop/trainings/web/training-colors.ts'
import { TrainingNotFound } from '#shop/trainings/web/training-not-found.tsx'
import { TrainingPending } from '#shop/trainings/web/training-pending.tsx'
import { trainingQuery } from '#shop/trainings/web/trainings-query.ts'
import { BackHeader } from '#site/frame/web/back-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { FIRM } from '#site/pages/web/firm.ts'
import { breadcrumbs, structuredDataScripts } from '#site/search-engines/web/structured-data.ts'

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
