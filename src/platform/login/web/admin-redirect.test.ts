import { describe, expect, it } from 'vitest'
import { returnPath } from './admin-redirect.ts'

describe('the page after the login', () => {
  it.each(['/admin/dashboard', '/admin/dashboard?ansicht=anmeldungen', '/trainings#preise'])(
    'may be %s',
    (path) => {
      expect(returnPath(path)).toBe(path)
    },
  )

  it.each([
    'https://evil.example/admin',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'admin/dashboard',
    '',
  ])('is never a foreign one: %j', (path) => {
    expect(returnPath(path)).toBeNull()
  })

  it.each(['/admin/login', '/admin/login?weiter=/admin/login', '/api/admin/logout'])(
    'is a page one can stay on: not %s',
    (path) => {
      expect(returnPath(path)).toBeNull()
    },
  )

  it.each([undefined, null, 7, ['/trainings'], {}])('is a text: not %j', (value) => {
    expect(returnPath(value)).toBeNull()
  })
})
