import { expect, test } from 'vitest'
import { findPageText } from '#platform/editing/domain/page-texts.ts'
import { englishLines } from './english-lines.ts'

const item = (section: string, content: string, key = 'english.line') => ({
  ...{ section, key, content },
  contentType: 'text' as const,
  version: 1,
})

test('a training has an English line once staff have written one', () => {
  const unwritten = findPageText('training-brot', 'english.line')?.fallback ?? ''

  expect(
    englishLines([
      item('training-uhren', 'Why old clocks stop.'),
      item('training-brot', unwritten),
      item('training-pilze', 'Worum geht es?', 'section.description.heading'),
      item('trainings', 'Not a training', 'english.line'),
    ]),
  ).toEqual({ uhren: 'Why old clocks stop.' })
})
