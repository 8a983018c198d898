import { expect, test } from 'vitest'
import { sectionText } from './content-text.ts'

const item = (section: string, key: string, content: string) => ({
  section,
  key,
  content,
  contentType: 'text' as const,
  version: 1,
})

test('a text is found by its key within its section', () => {
  const content = [
    item('training-design-flight', 'section.outcome.heading', 'Euer Gewinn'),
    item('training-strategie-ki', 'section.outcome.heading', 'Euer Takeaway'),
  ]
  const text = sectionText(content, 'training-design-flight')
  expect(text('section.outcome.heading', 'Standard')).toBe('Euer Gewinn')
})

test('the default stands in for a text that nobody has written, and while there is no content', () => {
  expect(sectionText([], 'trainings')('hero.title', 'Standard')).toBe('Standard')
  expect(sectionText(undefined, 'trainings')('hero.title', 'Standard')).toBe('Standard')
})
