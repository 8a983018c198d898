import { ApiError, call } from '#platform/design/web/api.ts'
import type { Discount } from '#shop/discount-codes/domain/discount.ts'
import type { Contact } from './booking-draft.ts'
import { draftStore } from './booking-draft-store.ts'
import { CODE_FIELD, type FormWithCode, NOT_CHECKED } from './discount-code-props.ts'

/**
 * Asks what the typed code takes off, and notes it in the draft.
 *
 * @returns why it is refused, which the field says too; null where it is redeemed
 */
export async function redeem(form: FormWithCode): Promise<string | null> {
  const typed = form.getValues()
  const refused = typed.discountCode.trim() === '' ? 'Gib den Code ein.' : await check(typed)
  if (refused === null) {
    form.clearErrors(CODE_FIELD)
    form.setValue(CODE_FIELD, draftStore.read().redeemed?.code ?? '')
  } else {
    draftStore.update({ redeemed: null })
    form.setError(CODE_FIELD, { type: 'server', message: refused })
  }
  return refused
}

async function check(contact: Contact): Promise<string | null> {
  try {
    draftStore.update({ redeemed: await ask(contact) })
    return null
  } catch (error) {
    return (error instanceof ApiError ? error.problem?.detail : undefined) ?? NOT_CHECKED
  }
}

/** Gives the code up. */
export function giveUp(form: FormWithCode): void {
  draftStore.update({ redeemed: null })
  form.setValue(CODE_FIELD, '')
  form.clearErrors(CODE_FIELD)
}

/** Reads again what the redeemed code takes off, after the server said that a price is out of date. */
export async function readCodeAgain(): Promise<void> {
  const { redeemed, contact } = draftStore.read()
  if (redeemed) draftStore.update({ redeemed: await ask(contact) })
}

function ask({ discountCode: code, packageId, company }: Contact): Promise<Discount> {
  const body = { code, company, ...(packageId !== '' && { packageId }) }
  return call('POST', '/api/discount-codes/check', { body })
}
