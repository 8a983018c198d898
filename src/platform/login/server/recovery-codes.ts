import { randomInt } from 'node:crypto'
import {
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  writeRecoveryCode,
} from '../domain/second-factor-code.ts'

/** Generates recovery codes of 49 random bits each. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    writeRecoveryCode(Array.from({ length: RECOVERY_CODE_LENGTH }, randomLetter).join('')),
  )
}

function randomLetter(): string {
  return RECOVERY_CODE_ALPHABET.charAt(randomInt(RECOVERY_CODE_ALPHABET.length))
}
