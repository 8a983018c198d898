import { expect, vi } from 'vitest'
import type { StaffMember } from '#office/staff/domain/staff-member.ts'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import { passwordLinkKeyOf, passwordToken } from '#platform/login/server/password-tokens.ts'
import type { Session } from './edits.ts'
import { readMails } from './mails.ts'
import { POLL_OPTIONS } from './poll-options.ts'
import type { TestProduct } from './test-product.ts'
import { cookiesOf } from './test-settings.ts'

/** A password that nobody guesses. */
export const GOOD_PASSWORD = 'Kranich-Tasse-42-Wolke'

export const inviteCall =
  (product: TestProduct, session: Session) =>
  (email: string, role: StaffRole = 'editor') =>
    product.send<Problem>('POST', '/api/admin/staff', { email, role }, session)

export async function staffOf(product: TestProduct, session: Session): Promise<StaffMember[]> {
  return (await product.get<StaffMember[]>('/api/admin/staff', session)).body
}

/** The account of that address, as an owner sees it. */
export async function memberOf(product: TestProduct, session: Session, email: string) {
  const member = (await staffOf(product, session)).find((one) => one.email === email)
  if (!member) throw new Error(`No account of ${email}`)
  return member
}

/** The tokens in the mails of that template, oldest first. */
export async function mailedTokens(
  product: TestProduct,
  template: 'account.invited.staff' | 'account.password.staff',
): Promise<string[]> {
  const key = await passwordLinkKeyOf(product.db)
  return (await readMails(product, template)).map(({ data }) => passwordToken(key, data.linkId))
}

export async function lastToken(
  product: TestProduct,
  template: Parameters<typeof mailedTokens>[1],
): Promise<string> {
  return (await mailedTokens(product, template)).at(-1) ?? ''
}

export const setPassword = (product: TestProduct, token: string, newPassword = GOOD_PASSWORD) =>
  product.send<Problem>('POST', '/api/admin/login/password', { token, newPassword })

export const openLinkCall = (product: TestProduct, token: string) =>
  product.send<Problem>('POST', '/api/admin/login/link', { token })

/** Asks for a new password, and waits until that was looked into. */
export async function forgetPassword(product: TestProduct, email: string) {
  const answer = await product.send<{ status: string }>('POST', '/api/admin/login/forgotten', {
    email,
  })
  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(
      `select from graphile_worker.jobs where task_identifier = 'send-password-link'`,
    )
    expect(rows).toEqual([])
  }, POLL_OPTIONS)
  return answer
}

/** Somebody with that role who has accepted an invitation. Returns the session. */
export async function addStaff(
  product: TestProduct,
  session: Session,
  { email, role }: { email: string; role: StaffRole },
): Promise<{ cookie: string }> {
  await inviteCall(product, session)(email, role)
  await setPassword(product, await lastToken(product, 'account.invited.staff'))
  const { headers } = await product.send('POST', '/api/admin/login', {
    email,
    password: GOOD_PASSWORD,
  })
  return { cookie: cookiesOf(headers) }
}
