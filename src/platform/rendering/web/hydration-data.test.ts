import { QueryClient } from '@tanstack/react-query'
import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { hydrationDataElement } from './hydration-data.ts'

test('what a page hands over stays data, whatever staff have written', () => {
  const texts = { title: '</script><script>alert(1)</script>', subtitle: '<!-- „Grüße“ & \\u003c' }
  const queryClient = new QueryClient()
  queryClient.setQueryData(['/api/cms/content'], texts)
  const $ = load(`<body>${hydrationDataElement('https://www.example.org', queryClient)}</body>`)
  expect($('body').children()).toHaveLength(1)
  expect(JSON.parse($('script[type="application/json"]').text())).toEqual({
    publicUrl: 'https://www.example.org',
    reads: [[['/api/cms/content'], texts]],
  })
})

test('the same reads are the same element, whenever they were made', () => {
  const elementOf = (updatedAt: number) => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['/api/packages'], [], { updatedAt })
    return hydrationDataElement('https://www.example.org', queryClient)
  }
  expect(elementOf(1)).toBe(elementOf(2))
})
