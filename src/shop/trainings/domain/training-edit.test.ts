import { describe, expect, test } from 'vitest'
import { trainingEditSchema } from './training-edit.ts'

describe('a meeting link', () => {
  test.each([
    'https://live.example.com/raum/4711?pwd=a%20b#x',
    'https://live.example.com',
    '  https://live.example.com/raum  ',
    'https://münchen.example/räume',
  ])('may be %j', (meetingUrl) => {
    expect(trainingEditSchema.parse({ meetingUrl })).toEqual({ meetingUrl: meetingUrl.trim() })
  })

  test('may be taken away', () => {
    expect(trainingEditSchema.parse({ meetingUrl: null })).toEqual({ meetingUrl: null })
  })

  test.each([
    'http://live.example.com/raum',
    'https:live.example.com',
    'https://',
    'https:///raum',
    'https://live.example.com/a b',
    'https://live.example.com\\@boese.example',
    'javascript:alert(1)',
    'live.example.com',
    '/raum',
    '',
  ])('may not be %j', (meetingUrl) => {
    const { error } = trainingEditSchema.safeParse({ meetingUrl })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Bitte geben Sie eine vollständige https-Adresse an.',
    ])
  })
})
