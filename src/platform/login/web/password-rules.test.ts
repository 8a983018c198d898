import { describe, expect, it } from 'vitest'
import { faultOfConfirmation, faultOfPassword } from './password-rules.ts'

describe('a new password', () => {
  it.each(['', '1234567'])('is too short with %j', (password) => {
    expect(faultOfPassword(password)).toEqual({
      title: 'Passwort zu kurz',
      description: 'Das Passwort muss mindestens 8 Zeichen lang sein.',
    })
  })

  it('is long enough with 8 characters, blanks among them', () => {
    expect(faultOfPassword('12345678')).toBeNull()
    expect(faultOfPassword('  gut  8')).toBeNull()
  })
})

describe('its confirmation', () => {
  it.each(['', 'langgenuG', 'langgenug '])('must be identical: not %j', (confirmation) => {
    expect(faultOfConfirmation('langgenug', confirmation)).toEqual({
      title: 'Passwörter stimmen nicht überein',
      description: 'Bitte stellen Sie sicher, dass beide Passwörter identisch sind.',
    })
  })

  it('is fine when identical', () => {
    expect(faultOfConfirmation('langgenug', 'langgenug')).toBeNull()
  })

  it('does not matter while the password is too short', () => {
    expect(faultOfConfirmation('kurz', 'anders')).toBeNull()
  })
})
