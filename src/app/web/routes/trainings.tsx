import { createFileRoute } from '@tanstack/react-router'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { CONFIRMATION_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { pageData } from '#platform/rendering/web/page-data.ts'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import { ConfirmationPanel } from '#shop/booking/web/confirmation-panel.tsx'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { EditModeFrame, EditModeToggle } from '#shop/inline-edit/web/edit-mode-frame.tsx'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { TrainingsScreen } from '#shop/trainings/web/trainings-screen.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { TrainingsHeader } from '#site/frame/web/trainings-header.tsx'
import { FIRM } from '#site/pages/web/firm.ts'
import { TRAININGS_SUBJECT } from '#site/search-engines/web/share-subjects.ts'
import { shopStructuredData } from '#site/search-engines/web/shop-structured-data.ts'
import { structuredDataScripts } from '#site/search-engines/web/structured-data.ts'

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
        <div id={CONFIRMATION_ISLAND_ID}>
          <ConfirmationPanel />
        </div>
        <TrainingsScreen />
      </PageFrame>
    </EditModeFrame>
  )
}
