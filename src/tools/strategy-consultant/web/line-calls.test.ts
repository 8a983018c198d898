import { expect, test } from 'vitest'
import { ApiError, OfflineError } from '#platform/design/web/api.ts'
import { failureOf } from './line-calls.ts'

function refusal(status: number, code: string): ApiError {
  return new ApiError(status, code, { type: 'about:blank', title: '', status, detail: '', code })
}

test.each([
  [new OfflineError(new TypeError('Failed to fetch')), 'offline'],
  [refusal(429, 'http.too_many'), 'http.too_many'],
  [refusal(422, 'tools.bad_address'), 'tools.bad_address'],
  [refusal(503, 'tools.busy'), 'tools.busy'],
  [refusal(503, 'tools.restored_copy'), 'tools.restored_copy'],
  [refusal(429, 'tools.own_readings'), 'tools.own_readings'],
  [refusal(500, 'http.fault'), 'tools.fault'],
  [new ApiError(502, 'Bad Gateway', null), 'tools.fault'],
  [new SyntaxError('Unexpected end of JSON input'), 'tools.fault'],
] as const)('%s has the words of "%s"', (error, failure) => {
  expect(failureOf(error)).toBe(failure)
})
