import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { FIRM } from '../content/firm.ts'
import { BackHeader } from '../features/site/back-header.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { SiteFooter } from '../features/site/site-footer.tsx'
import { trainingColors } from '../features/trainings/training-colors.ts'
import { TrainingNotFound } from '../features/trainings/training-not-found.tsx'
import { TrainingPending } from '../features/trainings/training-pending.tsx'
import { TrainingScreen } from '../features/trainings/training-screen.tsx'
import { ApiError } from '../lib/api.ts'
import { pageMeta } from '../lib/page-meta.ts'
import { contentQuery, trainingQuery } from '../lib/queries.ts'

export const Route = createFileRoute('/trainings/$id')({
  loader: async ({ context: { queryClient }, params: { id } }) => {
    const [training] = await Promise.all([
      queryClient.ensureQueryData(trainingQuery(id)).catch(nullIfUnknown),
      queryClient.ensureQueryData(contentQuery),
    ])
    if (!training) throw notFound()
    return training
  },
  head: ({ loaderData: training }) => {
    if (!training) {
      return {
        meta: [{ title: 'Training nicht gefunden' }, { name: 'robots', content: 'noindex' }],
      }
    }
    return {
      meta: pageMeta({
        title: `${training.title} | ${FIRM.name} KI Training`,
        description: `${training.subtitle}. Live-Training, 90 Minuten, online: ${training.date}, ${training.time}.`,
        keywords: [training.title, 'KI Training', 'Innovation', 'Online-Training', '90 Minuten'],
      }),
    }
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
    <PageFrame
      header={<BackHeader />}
      footer={<SiteFooter ground="accent" />}
      colors={trainingColors(training.colorScheme)}
    >
      <TrainingScreen training={training} />
    </PageFrame>
  )
}

function NotFoundPage() {
  return (
    <PageFrame header={<BackHeader />} footer={<SiteFooter />}>
      <TrainingNotFound />
    </PageFrame>
  )
}

function PendingPage() {
  return (
    <PageFrame header={<BackHeader />} footer={<SiteFooter />}>
      <TrainingPending />
    </PageFrame>
  )
}

function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
