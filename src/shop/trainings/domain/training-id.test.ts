import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RESERVED_IDS, trainingId } from './training-id.ts'

test.each([
  ['Text & Ton', 'text-und-ton'],
  ['Größe, Übersicht, Äpfel: für Ärzte', 'groesse-uebersicht-aepfel-fuer-aerzte'],
  // Umlauts written with a combining mark, as macOS does in file names.
  ['Gro\u0308ße', 'groesse'],
  ['Café à la carte – 2. Teil!', 'cafe-a-la-carte-2-teil'],
  ['  KI x Innovation  ', 'ki-x-innovation'],
  ['Тренинг', 'training'],
  ['???', 'training'],
  [
    'Ein sehr langer Titel, der alles sagt, was in neunzig Minuten vorkommt',
    'ein-sehr-langer-titel-der-alles-sagt-was-in-neunzig-minuten',
  ],
])('the id of “%s” is %s', (title, id) => {
  expect(trainingId(title, new Set())).toBe(id)
})

test('an id that is taken, or the path of another page, gets a number', () => {
  expect(trainingId('Brot', new Set(['brot']))).toBe('brot-2')
  expect(trainingId('Brot', new Set(['brot', 'brot-2']))).toBe('brot-3')
  expect(trainingId('Anmeldung', new Set())).toBe('anmeldung-2')
})

test('every id can be part of an address and is accepted by the database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const id = trainingId(title, new Set())
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(id.length).toBeLessThan(70)
    }),
  )
})

test('the other pages below /trainings are reserved', () => {
  const folder = 'src/app/web/pages'
  const pages = readdirSync(folder).flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    return /path: '\/trainings\/([a-z0-9-]+)'/.exec(text)?.[1] ?? []
  })
  expect(pages).toEqual(expect.arrayContaining(['anmeldung']))
  expect(RESERVED_IDS).toEqual(expect.arrayContaining(pages))
})
