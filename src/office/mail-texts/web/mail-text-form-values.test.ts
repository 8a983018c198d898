import { expect, test } from 'vitest'
import type { ListedMailText } from '../domain/mail-text-edit.ts'
import { hasOwnText, problemsOf, textsInForce, withPlaceholder } from './mail-text-form-values.ts'

const MAIL: ListedMailText = {
  template: 'registration.received',
  occasion: 'Anmeldung',
  name: 'Eingangsbestätigung',
  when: '',
  to: '',
  original: { subject: 'Betreff {{name}}', opening: 'Los', closing: '{{folge}}' },
  own: { subject: null, opening: '', closing: null },
  placeholders: [
    { name: 'name', kind: 'fact', label: 'Name', requiredIn: null, sample: 'Kim' },
    { name: 'folge', kind: 'sentence', label: 'Satz', requiredIn: 'closing', sample: 'Gut.' },
  ],
  version: 1,
  editedBy: null,
  editedAt: null,
}

test('an own text may be empty, and the others are the original ones', () => {
  expect(textsInForce(MAIL)).toEqual({ ...MAIL.original, opening: '' })
  expect(hasOwnText(MAIL)).toBe(true)
  expect(hasOwnText({ own: { subject: null, opening: null, closing: null } })).toBe(false)
})

test('each part is told what is wrong with it', () => {
  expect(problemsOf(MAIL, MAIL.original)).toEqual({})
  expect(problemsOf(MAIL, { subject: ' ', opening: '{{preis}}', closing: '' })).toEqual({
    subject: 'Der Betreff darf nicht leer sein.',
    opening: expect.stringContaining('{{preis}}'),
    closing: expect.stringContaining('Hier fehlt {{folge}}.'),
  })
})

test('a placeholder replaces what is selected', () => {
  expect(withPlaceholder('Hallo du!', { start: 6, end: 8 }, 'name')).toEqual({
    text: 'Hallo {{name}}!',
    caret: 14,
  })
})
