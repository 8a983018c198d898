import { createFileRoute } from '@tanstack/react-router'
import { durationText } from '#domain/training/session-facts.ts'
import { FIRM } from '../content/firm.ts'
import { ConfirmationPanel } from '../features/confirmation/confirmation-panel.tsx'
import { EditModeFrame, EditModeToggle } from '../features/inline-edit/edit-mode.tsx'
import { PageFrame } from '../features/site/page-frame.tsx'
import { ShopFooter } from '../features/site/shop-footer.tsx'
import { TrainingsHeader } from '../features/site/trainings-header.tsx'
import { TrainingsScreen } from '../features/trainings/trainings-screen.tsx'
import { CONFIRMATION_PART_ID } from '../lib/page-lifecycle/react-parts.ts'
import { pageData } from '../lib/pages/page-data.ts'
import { pageHead } from '../lib/pages/page-head.ts'
import { TRAININGS_SUBJECT } from '../lib/pages/share-subjects.ts'
import { shopStructuredData } from '../lib/pages/shop-structured-data.ts'
import { structuredDataScripts } from '../lib/pages/structured-data.ts'
import {
  bookingRulesQuery,
  contentQuery,
  packagesAnswerQuery,
  trainingsQuery,
} from '../lib/queries/queries.ts'

export const Route = createFileRoute('/trainings')({
  loader: ({ context: { queryClient } }) =>
    pageData(
      queryClient.ensureQueryData(trainingsQuery),
      queryClient.ensureQueryData(packagesAnswerQuery),
      queryClient.ensureQueryData(contentQuery),
      queryClient.ensureQueryData(bookingRulesQuery),
    ),
  head: ({ match }) => {
    const trainings = match.context.queryClient.getQueryData(trainingsQuery.queryKey) ?? []
    const duration = durationText(trainings.flatMap(({ dates }) => dates))
    return pageHead({
      path: '/trainings',
      share: TRAININGS_SUBJECT,
      publicUrl: match.context.publicUrl,
      title: `KI x Innovation: vier Mini-Trainings, je ${duration} | ${FIRM.name}`,
      description: `Vier kompakte Live-Sessions von ${duration} zu Strategie, Customer Experience, Conversational AI und Prototyping mit KI: praktisch, interaktiv, direkt anwendbar.`,
      keywords: [
        'KI Training',
        'Innovation',
        'Online-Training',
        'Strategie und KI',
        'Conversational AI',
        'Design Sprint',
        'Prototyping mit KI',
      ],
    })
  },
  // Only on the server: search engines read the rendered page.
  scripts: ({ match }) => {
    if (!import.meta.env.SSR) return []
    const { queryClient, publicUrl } = match.context
    return structuredDataScripts(shopStructuredData(queryClient, publicUrl))
  },
  component: TrainingsPage,
})

function TrainingsPage() {
  return (
    <EditModeFrame>
      <PageFrame
        header={<TrainingsHeader editToggle={<EditModeToggle />} />}
        footer={<ShopFooter />}
        isEditable
      >
        <div id={CONFIRMATION_PART_ID}>
          <ConfirmationPanel />
        </div>
        <TrainingsScreen />
      </PageFrame>
    </EditModeFrame>
  )
}
