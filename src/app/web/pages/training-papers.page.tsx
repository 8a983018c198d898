import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { trainingShareSubject } from '#platform/rendering/domain/share-picture.ts'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import { nullIfNotFound } from '#platform/rendering/web/not-found.ts'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import EditModeToggle from '#shop/inline-edit/web/edit-toggle.island.tsx'
import EditablePapers from '#shop/inline-edit/web/editable-papers.island.tsx'
import { papersTitle } from '#shop/training-papers/web/papers-title.ts'
import { contentOfIslands, contentOfTrainings } from '#shop/trainings/web/content-of-trainings.ts'
import { shopKeywords } from '#shop/trainings/web/shop-search-texts.ts'
import { trainingColors } from '#shop/trainings/web/training-colors.ts'
import { BackHeader } from '#site/frame/web/back-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { breadcrumbs } from '#site/search-engines/web/structured-data.ts'
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
    const path = pathOf(training)
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
  Page: ({ data, visit: { publicUrl } }) => (
    <PageFrame
      header={
        <div className="contents print:hidden">
          <BackHeader editToggle={<Island of={EditModeToggle} when="staff" props={{}} />} />
        </div>
      }
      footer={
        <div className="contents print:hidden">
          <ShopFooter />
        </div>
      }
      colors={trainingColors(data.training.colorScheme)}
    >
      <Island
        of={EditablePapers}
        when="staff"
        props={{
          ...data,
          content: contentOfIslands(data.content),
          address: publicUrl + pathOf(data.training),
        }}
      />
    </PageFrame>
  ),
  missing: {
    head: () => TRAINING_NOT_FOUND,
    Page: ({ visit: { params, publicUrl } }) => (
      <UnknownTraining id={params.id} papersAddress={publicUrl + pathOf(params)} />
    ),
  },
})

function pathOf({ id }: { id: string }): string {
  return `/trainings/${id}/unterlagen`
}
