import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { trainingShareSubject } from '#platform/rendering/domain/share-picture.ts'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import { nullIfNotFound } from '#platform/rendering/web/not-found.ts'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import EditModeToggle from '#shop/inline-edit/web/edit-toggle.island.tsx'
import EditableTraining from '#shop/inline-edit/web/editable-training.island.tsx'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import { durationText } from '#shop/seats/domain/session-facts.ts'
import type { Training } from '#shop/trainings/domain/training.ts'
import { contentOfIslands, contentOfTrainings } from '#shop/trainings/web/content-of-trainings.ts'
import { shopKeywords, trainingTitle } from '#shop/trainings/web/shop-search-texts.ts'
import { trainingColors } from '#shop/trainings/web/training-colors.ts'
import { BackHeader } from '#site/frame/web/back-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { breadcrumbs, course } from '#site/search-engines/web/structured-data.ts'
import { TRAINING_NOT_FOUND, UnknownTraining } from '../unknown-training.tsx'

/** One training. */
export const page = definePage({
  path: '/trainings/:id',
  area: 'shop',
  cache: 'everybody',
  async load({ params, read }) {
    const [training, packages, content] = await Promise.all([
      nullIfNotFound(read('/api/trainings/{id}', { path: params })),
      read('/api/packages'),
      read('/api/cms/content').then(contentOfTrainings),
    ])
    return training && { training, packages, content }
  },
  head({ training, packages, content }, { publicUrl }) {
    const text = sectionText(content, TRAININGS_SECTION)
    const path = `/trainings/${training.id}`
    const duration = durationText(training.dates)
    return pageHead({
      title: trainingTitle(training, text),
      description: `${training.subtitle}. Live-Training, ${duration}, online${whenText(training)}.`,
      keywords: [training.title, ...shopKeywords(text), duration],
      path,
      share: trainingShareSubject(training),
      publicUrl,
      structuredData: [
        course(training, { publicUrl, single: singlePackage(readPackages(packages)) }),
        breadcrumbs(publicUrl, [
          { name: 'Startseite', path: '/' },
          { name: 'Trainings', path: '/trainings' },
          { name: training.title, path },
        ]),
      ],
    })
  },
  Page: ({ data }) => (
    <PageFrame
      header={<BackHeader editToggle={<Island of={EditModeToggle} when="staff" props={{}} />} />}
      footer={<ShopFooter ground="accent" />}
      colors={trainingColors(data.training.colorScheme)}
    >
      <Island
        of={EditableTraining}
        when="staff"
        props={{ ...data, content: contentOfIslands(data.content) }}
      />
    </PageFrame>
  ),
  missing: {
    head: () => TRAINING_NOT_FOUND,
    Page: ({ visit: { params } }) => <UnknownTraining id={params.id} papersAddress={null} />,
  },
})

/** ": Donnerstag, 7. Januar 2027, 10:00 – 11:30 Uhr"; empty for a training that never had a date. */
function whenText({ dateId, date, time }: Pick<Training, 'dateId' | 'date' | 'time'>): string {
  return dateId === null ? '' : `: ${date}, ${time}`
}
