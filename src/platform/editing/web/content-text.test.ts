import { expect, test } from 'vitest'
import { TRAININGS_SECTION, trainingSection } from '../domain/page-texts.ts'
import { sectionText } from './content-text.ts'

const item = (section: string, key: string, content: string) => ({
  section,
  key,
  content,
  contentType: 'text' as const,
  version: 4,
})

test('a text is found by its key within its section', () => {
  const content = [
    item('training-kurs-3-drachen', 'section.outcome.heading', 'Euer Gewinn'),
    item('training-kurs-1-uhren', 'section.outcome.heading', 'Euer Takeaway'),
  ]
  const text = sectionText(content, trainingSection('kurs-3-drachen'))
  expect(text('section.outcome.heading')).toEqual({
    section: 'training-kurs-3-drachen',
    key: 'section.outcome.heading',
    content: 'Euer Gewinn',
    version: 4,
  })
})

test.each([[[]], [undefined]])('the default stands in where nobody has written: %o', (content) => {
  expect(sectionText(content, TRAININGS_SECTION)('benefits.heading')).toMatchObject({
    content: 'Warum teilnehmen?',
    version: 0,
  })
  expect(sectionText(content, trainingSection('neu'))('section.outcome.heading')).toMatchObject({
    content: 'Euer Takeaway',
    version: 0,
  })
})
