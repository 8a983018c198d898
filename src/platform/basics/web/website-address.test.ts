import { describe, expect, test } from 'vitest'
import { WEBSITES } from '#tests/corpus/inputs.ts'
import { websiteAddress } from './website-address.ts'

describe('the address of a website', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  www.example.com ', 'https://www.example.com'],
    ['example.com/about?lang=de#team', 'https://example.com/about?lang=de#team'],
    ['example.com:8443/shop', 'https://example.com:8443/shop'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://Example.COM/', 'HTTPS://Example.COM/'],
    ['müller-möbel.de', 'https://müller-möbel.de'],
    ['xn--mller-kva.xn--p1ai', 'https://xn--mller-kva.xn--p1ai'],
    ['a.b-c.museum', 'https://a.b-c.museum'],
  ])('accepts %j as %j', (typed, url) => {
    expect(websiteAddress(typed)).toEqual({ url })
  })

  test.each(WEBSITES)('understands $trouble: $typed', ({ typed, value }) => {
    expect(websiteAddress(typed)).toEqual(value === null ? { problem: 'invalid' } : { url: value })
  })

  test.each(['', '   ', '\n'])('finds nothing in %j', (typed) => {
    expect(websiteAddress(typed)).toEqual({ problem: 'empty' })
  })

  test.each([
    'example',
    'localhost',
    'localhost:3000',
    '127.0.0.1',
    'https://10.0.0.1/',
    'https://[::1]/',
    '2130706433',
    'example.c',
    'example..com',
    '.example.com',
    '-example.com',
    'our site.com',
    'https://',
    'ftp://example.com',
    'javascript:alert(1)',
    'mailto:hi@example.com',
    'hi@example.com',
    'https://user:secret@example.com',
  ])('refuses %j', (typed) => {
    expect(websiteAddress(typed)).toEqual({ problem: 'invalid' })
  })
})
