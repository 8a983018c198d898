import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { trainingShareSubject } from '#platform/rendering/domain/share-picture.ts'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { nullIfNotFound } from '#platform/rendering/web/not-found.ts'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import { papersPath } from '#shop/training-papers/web/papers-address.ts'
import { papersTitle } from '#shop/training-papers/web/papers-title.ts'
import { contentOfTrainings } from '#shop/trainings/web/content-of-trainings.ts'
import { shopKeywords } from '#shop/trainings/web/shop-search-texts.ts'
import { trainingColors } from '#shop/trainings/web/training-colors.ts'
import { breadcrumbs } from '#site/search-engines/web/structured-data.ts'
import { PapersPage } from '../papers-page.tsx'
import { TRAINING_NOT_FOUND, UnknownTraining } from '../unknown-training.tsx'

/** What a company asks before it books a training, on one page. */
export const page = definePage({
  path: '/trainings/:id/unterlagen',
  area: 'shop',
  cache: 'everybody',
  async load({ params, read }) {
    const [training, packages, outlook, content, rules] = await Promise.all([
      nullIfNotFound(read('/api/trainings/{id}', { path: params })),
      read('/api/packages'),
      read('/api/price-outlook'),
      read('/api/cms/content').then(contentOfTrainings),
      read('/api/booking-rules'),
    ])
    return training && { training, packages, outlook, content, rules }
  },
  head({ training, content }, { publicUrl }) {
    const path = papersPath(training)
    return pageHead({
      title: papersTitle(training),
      description: `Ziele, Termine, Leitung, Technik, Datenschutz, Bedingungen und Preise des Trainings „${training.title}“ auf einer Seite, zum Weiterleiten und Drucken.`,
      keywords: [
        training.title,
        ...shopKeywords(sectionText(content, TRAININGS_SECTION)),
        'Unterlagen',
        'HR',
        'Einkauf',
      ],
      path,
      share: trainingShareSubject(training),
      publicUrl,
      structuredData: [
        breadcrumbs(publicUrl, [
          { name: 'Startseite', path: '/' },
          { name: 'Trainings', path: '/trainings' },
          { name: training.title, path: `/trainings/${training.id}` },
          { name: 'Unterlagen', path },
        ]),
      ],
    })
  },
  Page: ({ data: { training, ...data }, visit: { publicUrl } }) => (
    <PapersPage
      {...data}
      trainings={[training]}
      address={publicUrl + papersPath(training)}
      colors={trainingColors(training.colorScheme)}
    />
  ),
  missing: {
    head: () => TRAINING_NOT_FOUND,
    Page: ({ visit: { params, publicUrl } }) => (
      <UnknownTraining id={params.id} papersAddress={publicUrl + papersPath(params)} />
    ),
  },
})
