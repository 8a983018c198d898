import { useQuery } from '@tanstack/react-query'
import { TRAININGS_SECTION, trainingSection } from '#platform/editing/domain/page-texts.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import type { Training } from '../domain/training.ts'
import { PapersBlock } from './papers-block.tsx'
import { RegisterBar } from './register-bar.tsx'
import { TakeawaySection } from './takeaway-section.tsx'
import { TrainersSection } from './trainers-section.tsx'
import { TrainingHero } from './training-hero.tsx'
import { TrainingSections } from './training-sections.tsx'
import { VoicesSection } from './voices-section.tsx'

/** The page of one training: outcome, date, content, audience and registration. */
export function TrainingScreen({ training }: { training: Training }) {
  const content = useQuery(contentQuery)
  const text = sectionText(content.data, trainingSection(training.id))
  const general = sectionText(content.data, TRAININGS_SECTION)
  return (
    <article>
      <TrainingHero training={training} badge={general('training.badge')} />
      <PapersBlock training={training} />
      <div className="relative">
        <TrainingSections training={training} text={text} />
        <TrainersSection training={training} text={text} />
        <VoicesSection text={text} content={content.data ?? []} />
        <RegisterBar training={training} />
      </div>
      <TakeawaySection training={training} text={text} />
    </article>
  )
}
