import type { QueryClient } from '@tanstack/react-query'
import { TRAININGS_SECTION } from '#domain/content/page-texts.ts'
import { readPackages } from '#domain/package/package-answer.ts'
import { singlePackage } from '#domain/package/single-package.ts'
import { faqWith } from '../../content/faq.ts'
import { sectionText } from '../editing/content-text.ts'
import {
  bookingRulesQuery,
  contentQuery,
  packagesAnswerQuery,
  trainingsQuery,
} from '../queries/queries.ts'
import {
  breadcrumbs,
  courseList,
  packageCatalog,
  questions,
  type StructuredData,
} from './structured-data.ts'

/** Structured data of the page of trainings, from what its loader has read. */
export function shopStructuredData(queryClient: QueryClient, publicUrl: string): StructuredData[] {
  const trainings = queryClient.getQueryData(trainingsQuery.queryKey) ?? []
  const packages = readPackages(queryClient.getQueryData(packagesAnswerQuery.queryKey) ?? [])
  const rules = queryClient.getQueryData(bookingRulesQuery.queryKey)
  const text = sectionText(queryClient.getQueryData(contentQuery.queryKey), TRAININGS_SECTION)
  const single = singlePackage(packages)
  return [
    courseList(publicUrl, trainings, single),
    packageCatalog(publicUrl, packages),
    questions(faqWith(rules, text)),
    breadcrumbs(publicUrl, [
      { name: 'Startseite', path: '/' },
      { name: 'Trainings', path: '/trainings' },
    ]),
  ]
}
