import { expect, test } from 'vitest'
import { editorAddress } from '../domain/editor-address.ts'
import { isWaiting, pageStateWords } from './listed-pages.ts'

const NOTHING = { texts: 40, drafts: 0, drifting: 0, samples: 0 }

test.each([
  [{}, ['Veröffentlicht'], false],
  [{ drafts: 1 }, ['1 Änderung im Entwurf'], true],
  [{ drifting: 2 }, ['2 Texte zu prüfen'], true],
  [{ samples: 12 }, ['Muster (12 von 40 Texten)'], false],
  [
    { drafts: 3, drifting: 1, samples: 40 },
    ['3 Änderungen im Entwurf', '1 Text zu prüfen', 'Muster (40 von 40 Texten)'],
    true,
  ],
])('a page with %j says %j and waits: %s', (changes, words, waits) => {
  const page = { counts: { ...NOTHING, ...changes } }
  expect(pageStateWords(page).map((state) => state.words)).toEqual(words)
  expect(isWaiting(page)).toBe(waits)
})

test.each([
  ['home', undefined, '/bearbeiten/home/en'],
  ['home', 'team.title', '/bearbeiten/home/en#home/team.title'],
  ['site', undefined, '/bearbeiten/home/en#site'],
  ['site', 'footer.slogan', '/bearbeiten/home/en#site/footer.slogan'],
])('the editor of %s, text %s, is at %s', (page, key, address) => {
  expect(editorAddress({ page, editedOn: 'home', language: 'en' }, key)).toBe(address)
})
