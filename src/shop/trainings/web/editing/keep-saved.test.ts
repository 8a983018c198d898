import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { contentQuery } from '#platform/editing/web/content-query.ts'
import { packagesAnswerQuery } from '#shop/prices/web/prices-query.ts'
import { trainingsQuery } from '../trainings-query.ts'
import { keepSaved } from './keep-saved.ts'

function withData(queryKey: readonly unknown[], data: unknown) {
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKey, data)
  return { queryClient, shown: () => queryClient.getQueryData(queryKey) }
}

const title = { section: 'trainings', key: 'hero.title', contentType: 'text' as const }

test('a training and a package show what was saved, and the others stay', () => {
  const trainings = withData(trainingsQuery.queryKey, [
    { id: 'a', title: 'Alt', subtitle: 'Bleibt', version: 1 },
    { id: 'b', title: 'Anderes', version: 1 },
  ])
  const edit = { before: { title: 'Alt' }, after: { title: 'Neu' }, version: 1 }
  keepSaved(trainings.queryClient, { subject: { kind: 'training', id: 'a' }, ...edit }, 2)
  expect(trainings.shown()).toEqual([
    { id: 'a', title: 'Neu', subtitle: 'Bleibt', version: 2 },
    { id: 'b', title: 'Anderes', version: 1 },
  ])

  const packages = withData(packagesAnswerQuery.queryKey, [{ id: 'single', name: 'Alt' }])
  const named = { before: { name: 'Alt' }, after: { name: 'Neu' }, version: 1 }
  keepSaved(packages.queryClient, { subject: { kind: 'package', id: 'single' }, ...named }, 2)
  expect(packages.shown()).toEqual([{ id: 'single', name: 'Neu', version: 2 }])
})

test('a text of a page is kept too, also where only its default was shown', () => {
  const content = withData(contentQuery.queryKey, [{ ...title, content: 'Alt', version: 1 }])
  const subject = { kind: 'content', section: 'trainings', key: 'hero.title' } as const
  const edit = { before: { content: 'Alt' }, after: { content: 'Neu' }, version: 1 }
  keepSaved(content.queryClient, { subject, ...edit }, 2)
  expect(content.shown()).toEqual([{ ...title, content: 'Neu', version: 2 }])

  const empty = withData(contentQuery.queryKey, [])
  keepSaved(empty.queryClient, { subject, ...edit }, 1)
  expect(empty.shown()).toEqual([{ ...title, content: 'Neu', version: 1 }])
})

test('where nothing was read, nothing is kept', () => {
  const queryClient = new QueryClient()
  const edit = { before: { title: 'Alt' }, after: { title: 'Neu' }, version: 1 }
  keepSaved(queryClient, { subject: { kind: 'training', id: 'a' }, ...edit }, 2)
  expect(queryClient.getQueryCache().getAll()).toEqual([])
})
