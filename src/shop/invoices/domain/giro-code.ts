import { formatMoney } from '#platform/basics/domain/money.ts'

interface Transfer {
  /** Who is paid; cut to 70 characters. */
  name: string
  /** Without spaces. */
  iban: string
  /** '' for none: within the European Economic Area none is needed. */
  bic: string
  cents: number
  /** What the transfer is for: the number of the invoice. */
  purpose: string
}

const NAME_MAX_LENGTH = 70

/**
 * The text of a QR code by which banking apps fill in a SEPA transfer (European Payments Council, EPC069-12, version
 * 002). The code is drawn with error correction M.
 */
export function giroCode({ name, iban, bic, cents, purpose }: Transfer): string {
  return [
    'BCD',
    '002',
    '1', // UTF-8
    'SCT',
    bic,
    Array.from(name).slice(0, NAME_MAX_LENGTH).join(''),
    iban,
    `EUR${formatMoney(cents)}`,
    '', // The code of a purpose.
    '', // A structured reference.
    purpose,
  ].join('\n')
}
