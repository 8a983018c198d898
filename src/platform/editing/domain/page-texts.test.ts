import { expect, test } from 'vitest'
import { findPageText, textsOfSection } from './page-texts.ts'

test.each([
  ['trainings', 'hero.title', true],
  ['trainings', 'benefits.3.description', true],
  ['trainings', 'benefits.4.title', false],
  ['trainings', 'section.outcome.heading', false],
  ['training-kurs-1-uhren', 'section.outcome.heading', true],
  ['trainings', 'questions.n1.answer', true],
  ['trainings', 'questions.n1.quote', false],
  ['trainings', 'voices.n1.quote', false],
  ['training-kurs-1-uhren', 'voices.items', true],
  ['training-kurs-1-uhren', 'voices.n1.position', true],
  ['training-kurs-1-uhren', 'questions.items', false],
  ['home', 'voices.n1.quote', false],
  ['training-a-new-one', 'section.methods.heading', true],
  ['training-kurs-1-uhren', 'hero.title', false],
  ['home', 'hero.title', false],
  ['', '', false],
])('a page shows the text %s / %s: %s', (section, key, isThere) => {
  expect(findPageText(section, key) !== null).toBe(isThere)
})

test.each(['trainings', 'training-kurs-3-drachen'])(
  'every text of %s stands there once, and says something',
  (section) => {
    const texts = textsOfSection(section)

    expect(new Set(texts.map(({ key }) => key)).size).toBe(texts.length)
    expect(texts.filter(({ label, fallback }) => !label.trim() || !fallback.trim())).toEqual([])
  },
)
