import { expect, vi } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import type { MailDataOf, MailTemplate } from '#platform/mail/server/mail-data.ts'
import type { Session } from './edits.ts'
import { POLL_OPTIONS } from './poll-options.ts'
import { settleTelling } from './telling.ts'
import type { TestProduct } from './test-product.ts'

export type StoredMail<T extends MailTemplate = MailTemplate> = {
  id: string
  dedupeKey: string
  recipient: string
  subject: string
  template: T
  data: MailDataOf[T]
  status: string
  createdAt: Date
}

/** The mails with a template, oldest first. */
export async function readMails<T extends MailTemplate>(
  product: TestProduct,
  template: T,
): Promise<StoredMail<T>[]> {
  await settleTelling(product)
  const { rows } = await product.pool.query(
    `select id, dedupe_key as "dedupeKey", recipient, subject, template, data, status, created_at as "createdAt"
     from mails where template = $1 order by created_at, recipient`,
    [template],
  )
  return rows
}

/**
 * All mails except those about a received booking, oldest first, as "registration.confirmed.booker to
 * sina.adler@example.com".
 */
export async function listMails(product: TestProduct): Promise<string[]> {
  await settleTelling(product)
  const { rows } = await product.pool.query<{ mail: string }>(
    `select template || ' to ' || recipient as mail from mails
     where template not like 'registration.received%' order by created_at, template desc, recipient`,
  )
  return rows.map(({ mail }) => mail)
}

/** Returns a function that changes a registration's status, as staff do. */
export function statusCall(product: TestProduct, session: Session) {
  return (id: string, status: string, keptCents?: number) =>
    product.send<Problem>(
      'PATCH',
      `/api/admin/registrations/${id}/status`,
      { status, keptCents },
      session,
    )
}

/**
 * Makes sent mails wait again, as while the mail server is away. Each has a job of tomorrow: the rescue task, which runs
 * every minute, sends mails without a job.
 *
 * @param templates a pattern of `like`
 */
export async function makeMailsWait(product: TestProduct, templates = '%'): Promise<void> {
  await product.pool.query(
    `with waiting as (
       update mails set status = 'waiting', sent_at = null where template like $1 returning id
     )
     select graphile_worker.add_job('deliver-mail', json_build_object('mailId', id),
       job_key := 'mail/' || id, run_at := now() + interval '1 day')
     from waiting`,
    [templates],
  )
}

/**
 * Moves the clock past the delay of mails about changes, and waits until all mails are sent and no job sends any more. A
 * mail that is queued again while its job runs has two, and the second would send it at a time that the test sets later.
 */
export async function waitForMails(product: TestProduct): Promise<void> {
  product.clock.set(new Date(product.clock.now().getTime() + 61_000))
  await settleTelling(product, 'all')
  // Jobs use the database's clock, which a test cannot set, so they are queued again without a delay. Those that are due
  // are left alone: their rows are deleted as they end, several at once, and in another order that would be a deadlock.
  await product.pool.query(
    `select graphile_worker.add_job('deliver-mail', json_build_object('mailId', id), job_key := 'mail/' || id)
     from mails where status = 'waiting' and not exists (
       select from graphile_worker.jobs
       where key = 'mail/' || mails.id and (locked_at is not null or run_at <= now()))`,
  )
  await vi.waitFor(async () => {
    const { rows } = await product.pool.query(
      `select id::text from mails where status = 'waiting'
       union all
       select id::text from graphile_worker.jobs
       where task_identifier = 'deliver-mail' and (locked_at is not null or run_at <= now())`,
    )
    expect(rows).toEqual([])
  }, POLL_OPTIONS)
}
