import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test.each([
  ['', []],
  [' – ', []],
  ['Anna-Lena  Meier–Ott', ['Anna', 'Lena', 'Meier', 'Ott']],
  ['mf7k3p9qxd', ['mf', '7k3p', '9qxd']],
  ['MF-7K3P9QXD', ['MF', '7K3P', '9QXD']],
  ['MF7K3P 9QXD', ['MF', '7K3P', '9QXD']],
  ['7k3p9qxd', ['7k3p', '9qxd']],
  ['Schwarze', ['Schwarze']],
  ['mfschwarze', ['mf', 'schw', 'arze']],
  ['info@xn--mller-kva.example', ['info@müller.example']],
])('the words of %j are %j', (search, words) => {
  expect(searchWords(search)).toEqual(words)
})
