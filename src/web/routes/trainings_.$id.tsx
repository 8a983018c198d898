import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { EditModeFrame, EditModeToggle } from '../features/inline-edit/edit-mode.tsx'
import { BackHeader } from '../features/site/back-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'
import { trainingColors } from '../features/trainings/training-colors.ts'
import { TrainingNotFound } from '../features/trainings/training-not-found.tsx'
import { TrainingPending } from '../features/trainings/training-pending.tsx'
import { TrainingScreen } from '../features/trainings/training-screen.tsx'
import { ApiError } from '../lib/api.ts'
import { pageHead } from '../lib/pages/page-head.ts'
import { breadcrumbs, course, structuredDataScripts } from '../lib/pages/structured-data.ts'
import { contentQuery, packagesAnswerQuery, trainingQuery } from '../lib/queries/queries.ts'

export const Route = createFileRoute('/trainings_/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [training, , price] = await Promise.all([
      queryClient.ensureQueryData(trainingQuery(id)).catch(nullIfUnknown),
      queryClient.ensureQueryData(contentQuery),
      priceOfOneSeat(queryClient),
    ])
    if (!training) throw notFound()
    return { training, price }
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
      description: `${training.subtitle}. Live-Training, 90 Minuten, online: ${training.date}, ${training.time}.`,
      keywords: [training.title, 'KI Training', 'Innovation', 'Online-Training', '90 Minuten'],
      path: pathOf(training),
      publicUrl: match.context.publicUrl,
    })
  },
  scripts: ({ loaderData, match }) => {
    if (!loaderData) return []
    const { training, price } = loaderData
    const { publicUrl } = match.context
    return structuredDataScripts([
      course(training, { publicUrl, price }),
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

function TrainingPage() {
  const { id } = Route.useParams()
  const { data: training } = useSuspenseQuery(trainingQuery(id))
  return (
    <EditModeFrame>
      <PageFrame
        header={<BackHeader editToggle={<EditModeToggle />} />}
        footer={<ShopFooter ground="accent" />}
        colors={trainingColors(training.colorScheme)}
        isEditable
      >
        <TrainingScreen training={training} />
      </PageFrame>
    </EditModeFrame>
  )
}

function NotFoundPage() {
  return (
    <PageFrame header={<BackHeader />} footer={<ShopFooter />}>
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
  return `/trainings/${id}`
}

/** Only on the server: search engines read the rendered page, and in the browser no page has to wait for it. */
async function priceOfOneSeat(queryClient: QueryClient): Promise<string | null> {
  if (!import.meta.env.SSR) return null
  const { readPackages } = await import('#domain/package/package-answer.ts')
  const packages = readPackages(await queryClient.ensureQueryData(packagesAnswerQuery))
  return packages.find(({ id }) => id === 'single')?.currentPrice || null
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
