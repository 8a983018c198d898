import { useQuery } from '@tanstack/react-query'
import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { BenefitsSection } from './benefits-section.tsx'
import { isAnyComing } from './coming-dates.ts'
import { FormatSection } from './format-section.tsx'
import { PackagesSection } from './packages-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { TrainingsHero } from './trainings-hero.tsx'
import { trainingsQuery } from './trainings-query.ts'
import { TrainingsSection } from './trainings-section.tsx'

/** The trainings page: list of trainings, how they work, and prices. */
export function TrainingsScreen() {
  const trainings = useQuery(trainingsQuery)
  const packages = useQuery(packagesQuery)
  const content = useQuery(contentQuery)
  const rules = useQuery(bookingRulesQuery)
  const text = sectionText(content.data, TRAININGS_SECTION)
  // Until the trainings are read, everything is shown as usual.
  const isSelling = trainings.data === undefined || isAnyComing(trainings.data)

  return (
    <>
      <TrainingsHero text={text} trainings={trainings.data ?? []} isSelling={isSelling} />
      <BenefitsSection text={text} />
      <TrainingsSection text={text} trainings={trainings} isSelling={isSelling} />
      <FormatSection text={text} trainings={trainings.data ?? []} />
      <PackagesSection packages={packages} isSelling={isSelling} />
      <QuestionsSection rules={rules.data} text={text} />
    </>
  )
}
