import { expect, test } from 'vitest'
import type { CmsText } from '../domain/cms-text.ts'
import { searchTexts, statesOf, textSections } from './cms-panel-texts.ts'

function cmsText(changes: Partial<CmsText> = {}): CmsText {
  return {
    section: 'trainings',
    sectionTitle: 'Trainings-Übersicht',
    key: 'hero.title',
    label: 'Titel oben',
    fallback: 'In 90 Minuten zum Ergebnis',
    content: null,
    version: 0,
    isDefaultNewer: false,
    editedBy: null,
    editedAt: null,
    ...changes,
  }
}

test.each<[string, Partial<CmsText>, string[]]>([
  ['nobody has written', {}, []],
  ['holds the default', { content: 'In 90 Minuten zum Ergebnis' }, []],
  ['holds something else', { content: 'Los' }, ['changed']],
  ['has a newer default', { content: 'Los', isDefaultNewer: true }, ['changed', 'default-newer']],
  ['no page shows any more', { content: 'Los', fallback: null }, ['not-shown']],
])('a text that %s', (_, changes, states) => {
  expect(statesOf(cmsText(changes))).toEqual(states)
})

test.each([
  ['', true],
  ['ergebnis 90', true],
  ['TITEL', true],
  ['übersicht', true],
  ['LOSLEGEN', true],
  ['loslegen warten', false],
  ['%', false],
])('a search for %j finds a text by its page, name, wording and default: %s', (search, isFound) => {
  const texts = [cmsText({ content: 'Jetzt loslegen' })]

  expect(searchTexts(texts, search)).toEqual(isFound ? texts : [])
})

test('the texts stand below their pages, and those of no page at the end', () => {
  const old = cmsText({ key: 'alt', fallback: null, content: 'Alt' })
  const other = cmsText({ section: 'training-x', sectionTitle: 'X' })
  const [first, second] = [cmsText(), cmsText({ key: 'hero.subtitle' })]

  expect(textSections([first, old, second, other])).toEqual([
    { section: 'trainings', title: 'Trainings-Übersicht', texts: [first, second] },
    { section: 'training-x', title: 'X', texts: [other] },
    { section: null, title: 'Nicht mehr angezeigt', texts: [old] },
  ])
})
