import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { Island } from '#platform/rendering/web/island.tsx'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import ConfirmationPanel from '#shop/booking/web/confirmation.island.tsx'
import { CONFIRMATION_KEY } from '#shop/booking/web/confirmation.ts'
import EditModeToggle from '#shop/inline-edit/web/edit-toggle.island.tsx'
import EditableTrainings from '#shop/inline-edit/web/editable-trainings.island.tsx'
import { contentOfIslands, contentOfTrainings } from '#shop/trainings/web/content-of-trainings.ts'
import { trainingsSearch } from '#shop/trainings/web/shop-search-texts.ts'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'
import { TrainingsHeader } from '#site/frame/web/trainings-header.tsx'
import { trainingsSubject } from '#site/search-engines/web/share-subjects.ts'
import { shopStructuredData } from '#site/search-engines/web/shop-structured-data.ts'

/** All trainings, how they work, and the packages. */
export const page = definePage({
  path: '/trainings',
  area: 'shop',
  cache: 'everybody',
  async load({ read }) {
    const [trainings, packages, content, rules] = await Promise.all([
      read('/api/trainings'),
      read('/api/packages'),
      read('/api/cms/content').then(contentOfTrainings),
      read('/api/booking-rules'),
    ])
    return { trainings, packages, content, rules }
  },
  head(data, { publicUrl }) {
    const text = sectionText(data.content, TRAININGS_SECTION)
    return pageHead({
      path: '/trainings',
      share: trainingsSubject(text('search.picture').content),
      publicUrl,
      ...trainingsSearch(text, data.trainings),
      structuredData: shopStructuredData(data, publicUrl),
    })
  },
  Page: ({ data }) => (
    <PageFrame
      header={
        <TrainingsHeader editToggle={<Island of={EditModeToggle} when="staff" props={{}} />} />
      }
      footer={<ShopFooter />}
    >
      <Island of={ConfirmationPanel} when={`stored:${CONFIRMATION_KEY}`} props={{}} />
      <Island
        of={EditableTrainings}
        when="staff"
        props={{ ...data, content: contentOfIslands(data.content) }}
      />
    </PageFrame>
  ),
})
