import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { ApiError, OfflineError } from '#platform/design/web/api.ts'
import { refusalOf, removeAdminData } from './admin-refusal.ts'

function refused(status: number, code: string): ApiError {
  return new ApiError(status, '', { type: 'about:blank', title: '', status, detail: '', code })
}

describe('a refused admin call', () => {
  it('is about the session when nobody is logged in', () => {
    expect(refusalOf(new ApiError(401, 'Unauthorized', null))).toBe('logged-out')
  })

  it('is about the session when the password must be changed first', () => {
    expect(refusalOf(refused(403, 'auth.password_change_required'))).toBe(
      'password-change-required',
    )
  })

  it.each([
    refused(403, 'request.foreign_origin'),
    refused(409, 'registration.training_full'),
    new ApiError(500, 'Internal Server Error', null),
    new OfflineError(new TypeError('Failed to fetch')),
    new Error('401'),
  ])('is about the call itself otherwise', (error) => {
    expect(refusalOf(error)).toBeNull()
  })
})

describe('the end of a session', () => {
  it('removes what only administrators may see, and keeps the rest', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['/api/admin/me'], { email: 'a@example.com' })
    queryClient.setQueryData(['/api/admin/attendees'], [])
    queryClient.setQueryData(['/api/trainings'], [])
    removeAdminData(queryClient)
    expect(queryClient.getQueryData(['/api/admin/me'])).toBeUndefined()
    expect(queryClient.getQueryData(['/api/admin/attendees'])).toBeUndefined()
    expect(queryClient.getQueryData(['/api/trainings'])).toEqual([])
  })
})
