import { describe, expect, it } from 'vitest'
import { hasMarker } from './admin-marker.ts'

describe('the marker of a logged-in admin', () => {
  it.each(['admin=1', 'theme=light; admin=1', 'admin=1; theme=light'])('is in %j', (cookies) => {
    expect(hasMarker(cookies)).toBe(true)
  })

  it.each(['', 'admin=', 'admin=0', 'admin=10', 'superadmin=1', 'theme=admin=1'])(
    'is not in %j',
    (cookies) => {
      expect(hasMarker(cookies)).toBe(false)
    },
  )
})
