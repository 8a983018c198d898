import { expect, test } from 'vitest'
import { apiQuery } from './api-query.ts'

test('the key of a list is the start of the keys of what it lists', () => {
  expect(apiQuery('/api/admin/dates').queryKey).toEqual(['/api/admin/dates'])
  const path = { id: 'a/b' }
  expect(apiQuery('/api/admin/dates/{id}', { path }).queryKey).toEqual(['/api/admin/dates', 'a/b'])
  expect(apiQuery('/api/admin/dates/{id}/waiting-list', { path, gcTime: 0 })).toMatchObject({
    queryKey: ['/api/admin/dates', 'a/b', 'waiting-list'],
    gcTime: 0,
  })
})
