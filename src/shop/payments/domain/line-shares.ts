/**
 * How much of a transfer each of several invoices gets, in cents from 0: what is open of it, and the last one the rest,
 * so that all of it is somewhere.
 *
 * @param cents of the transfer; negative for money that left the account
 * @param open of each invoice, in cents; negative where money has to go back
 */
export function sharesOf(cents: number, open: readonly number[]): number[] {
  let left = Math.abs(cents)
  return open.map((amount, index) => {
    const wanted = Math.max(0, amount * Math.sign(cents))
    const share = index === open.length - 1 ? left : Math.min(left, wanted)
    left -= share
    return share
  })
}
