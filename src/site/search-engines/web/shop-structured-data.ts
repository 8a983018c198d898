import type { QueryClient } from '@tanstack/react-query'
import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { faqWith } from '#shop/trainings/web/faq.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
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
