import type { Answer } from '#platform/design/web/api-call.ts'
import { TRAININGS_SECTION } from '#platform/editing/domain/page-texts.ts'
import { sectionText } from '#platform/editing/web/content-text.ts'
import { readPackages } from '#shop/prices/domain/package-answer.ts'
import { singlePackage } from '#shop/prices/domain/single-package.ts'
import { faqWith } from '#shop/trainings/web/faq.ts'
import {
  breadcrumbs,
  courseList,
  packageCatalog,
  questions,
  type StructuredData,
} from './structured-data.ts'

interface ShopData {
  trainings: Answer<'GET', '/api/trainings'>
  packages: Answer<'GET', '/api/packages'>
  content: Answer<'GET', '/api/cms/content'>
  rules: Answer<'GET', '/api/booking-rules'>
}

/** Structured data of the page of trainings. */
export function shopStructuredData(
  { trainings, content, rules, ...read }: ShopData,
  publicUrl: string,
): StructuredData[] {
  const packages = readPackages(read.packages)
  const single = singlePackage(packages)
  return [
    courseList(publicUrl, trainings, single),
    packageCatalog(publicUrl, packages),
    questions(faqWith(rules, sectionText(content, TRAININGS_SECTION))),
    breadcrumbs(publicUrl, [
      { name: 'Startseite', path: '/' },
      { name: 'Trainings', path: '/trainings' },
    ]),
  ]
}
