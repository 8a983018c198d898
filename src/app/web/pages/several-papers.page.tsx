import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { definePage } from '#platform/rendering/web/define-page.tsx'
import { pageHead } from '#platform/rendering/web/page-head.ts'
import {
  chosenTrainings,
  parsePapersSearch,
  severalPapersPath,
} from '#shop/training-papers/web/papers-address.ts'
import { severalPapersTitle } from '#shop/training-papers/web/papers-title.ts'
import { contentOfTrainings } from '#shop/trainings/web/content-of-trainings.ts'
import { shopKeywords } from '#shop/trainings/web/shop-search-texts.ts'
import { trainingsSubject } from '#site/search-engines/web/share-subjects.ts'
import { breadcrumbs } from '#site/search-engines/web/structured-data.ts'
import { PapersPage } from '../papers-page.tsx'

/** What a company asks before it books several trainings, on one page: all of them, or those that are chosen. */
export const page = definePage({
  path: '/trainings/unterlagen',
  area: 'shop',
  cache: 'everybody',
  search: parsePapersSearch,
  async load({ read }) {
    const [trainings, packages, outlook, content, rules] = await Promise.all([
      read('/api/trainings'),
      read('/api/packages'),
      read('/api/price-outlook'),
      read('/api/cms/content').then(contentOfTrainings),
      read('/api/booking-rules'),
    ])
    return { trainings, packages, outlook, content, rules }
  },
  head({ content }, { search, publicUrl }) {
    const text = sectionText(content, TRAININGS_SECTION)
    return pageHead({
      title: severalPapersTitle(),
      description:
        'Ziele, Termine, Leitung, Technik, Datenschutz, Bedingungen und Preise unserer Trainings auf einer Seite, zum Weiterleiten und Drucken.',
      keywords: [...shopKeywords(text), 'Unterlagen', 'HR', 'Einkauf'],
      path: severalPapersPath(),
      share: trainingsSubject(text('search.picture').content),
      publicUrl,
      isUnlisted: search.chosen !== undefined,
      structuredData: [
        breadcrumbs(publicUrl, [
          { name: 'Startseite', path: '/' },
          { name: 'Trainings', path: '/trainings' },
          { name: 'Unterlagen', path: severalPapersPath() },
        ]),
      ],
    })
  },
  Page({ data: { trainings, ...data }, visit: { search, publicUrl } }) {
    const chosen = chosenTrainings(trainings, search)
    const ids = chosen.length < trainings.length ? chosen.map(({ id }) => id) : []
    return (
      <PapersPage
        {...data}
        trainings={[...chosen]}
        offered={trainings.map(({ id, title }) => ({ id, title }))}
        address={publicUrl + severalPapersPath(ids)}
      />
    )
  },
})
