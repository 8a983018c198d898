/** The largest amount that `numeric(10,2)` can hold, in cents. */
const MAX_CENTS = 9_999_999_999

/** What `numeric(10,2)` prints for an amount that is not negative: no sign, no leading zeros, two decimals. */
const MONEY = /^(0|[1-9]\d{0,7})\.(\d{2})$/

/** Splits an amount into whole euros and cents, without floating point, whose rounding would give wrong totals. */
function split(cents: number, most: number): { euros: string; rest: string } {
  if (!Number.isInteger(cents) || cents < 0 || cents > most) {
    throw new RangeError(`Not an amount in cents: ${cents}`)
  }
  return {
    euros: String(Math.floor(cents / 100)),
    rest: String(cents % 100).padStart(2, '0'),
  }
}

/**
 * Reads an amount of euros as the database and JSON write it: "149.00" is 14900 cents.
 * @returns integer cents, never negative
 * @throws RangeError for any other form: signs, commas, exponents, other numbers of decimals, leading zeros
 */
export function parseMoney(text: string): number {
  const [, euros, rest] = MONEY.exec(text) ?? []
  if (euros === undefined || rest === undefined) {
    throw new RangeError(`Not an amount of the form 149.00: ${JSON.stringify(text)}`)
  }
  return Number(euros) * 100 + Number(rest)
}

/** Euros as typed: "149", "149.5", "149,50". Thousands separators are not accepted, because "1.234" is ambiguous. */
const TYPED = /^(\d+)(?:[.,](\d{1,2}))?$/

/**
 * Reads an amount of euros as a person typed it, with a point or a comma before at most two decimals.
 * @returns integer cents; null for anything else, negative amounts, and more than 99,999,999.99 euros
 */
export function typedCents(text: string): number | null {
  const [, euros, rest = ''] = TYPED.exec(text.trim()) ?? []
  if (euros === undefined) return null
  const cents = Number(euros) * 100 + Number(rest.padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : null
}

/**
 * Writes integer cents the way the database and JSON do: 14900 is "149.00". The reverse of {@link parseMoney}.
 * @throws RangeError for fractions of a cent, negative amounts and more than 99,999,999.99 euros
 */
export function formatMoney(cents: number): string {
  const { euros, rest } = split(cents, MAX_CENTS)
  return `${euros}.${rest}`
}

/** A decimal as it may come in JSON: "149", "149.5", "149.0000". */
const DECIMAL = /^\d+(?:\.\d+)?$/

/**
 * Reads an amount of euros from an API answer, where it is a decimal, as a string or a number (specification, section
 * 3: price schedule).
 * @returns the amount as the database writes it, "149.00", rounded to cents; null for anything else
 */
export function readMoney(value: unknown): string | null {
  const cents = readCents(value)
  return cents !== null && cents <= MAX_CENTS ? formatMoney(cents) : null
}

/**
 * As {@link readMoney}, but in integer cents and without its upper limit, so that it reads totals as well.
 * @returns integer cents, rounded; null for anything else
 */
export function readCents(value: unknown): number | null {
  const isDecimal = typeof value === 'string' && DECIMAL.test(value)
  if (!isDecimal && typeof value !== 'number') return null
  const cents = Math.round(Number((Number(value) * 100).toFixed(4)))
  return cents >= 0 && Number.isSafeInteger(cents) ? cents : null
}

/**
 * Formats integer cents for display, in German and without the currency sign: "149", "149,50", "1.234,50". Only zero
 * cents are left out.
 * @throws RangeError as {@link formatMoney}
 */
export function displayEuros(cents: number): string {
  return germanEuros(split(cents, MAX_CENTS))
}

/**
 * As {@link displayEuros}, but without its upper limit, for totals.
 * @throws RangeError for fractions of a cent and negative sums
 */
export function displaySum(cents: number): string {
  return germanEuros(split(cents, Number.MAX_SAFE_INTEGER))
}

function germanEuros({ euros, rest }: ReturnType<typeof split>): string {
  const grouped = euros.replace(/\B(?=(?:\d{3})+$)/g, '.')
  return rest === '00' ? grouped : `${grouped},${rest}`
}
