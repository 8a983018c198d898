import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { MailDetails } from '#platform/mail/domain/mail.ts'
import { makeMailsWait, readMails, waitForMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { startFullDate, waitingCalls } from '#tests/support/product/waiting-list.ts'

test('the sent mail has the personal link; what is stored and what staff see has none', async () => {
  const product = await lendTestProduct()
  const { dateId, session } = await startFullDate(product, 1)
  const { join, tokenFor } = waitingCalls(product)
  await join({ firstName: 'Ida', dateId })
  await waitForMails(product)
  const token = await tokenFor('Ida')
  const [mail] = await readMails(product, 'waiting.confirm')

  const file = path.join(product.config.dataDir, 'mail', `${mail?.id}.eml`)
  const sent = (await readFile(file, 'utf8')).replaceAll(/=\r?\n/g, '')
  const { body } = await product.get<MailDetails>(`/api/admin/mails/${mail?.id}`, session)

  expect(sent).toContain(`/trainings/warteliste/${token}`)
  expect(body.text).toContain('/trainings/warteliste/persoenlicher-link')
  const { rows } = await product.pool.query<{ stored: string }>(
    `select concat(m::text, w::text) as stored from mails m, waiting_entries w
     where m.template = 'waiting.confirm'`,
  )
  for (const shown of [body.text, body.html, rows[0]?.stored]) expect(shown).not.toContain(token)
  // The second half of the token is the keyed hash, which nothing but the token tells.
  expect(rows[0]?.stored).not.toContain(token.slice(22))
})

test('an offer that has ended before its mail could be sent is not sent', async () => {
  const product = await lendTestProduct()
  const { dateId, free } = await startFullDate(product, 1)
  await waitingCalls(product).wait({ firstName: 'Ida', dateId })
  await waitForMails(product)
  product.clock.set('2026-11-20T09:00:00Z')
  await free()
  await waitForMails(product)
  // As if the mail server had been away for a week.
  product.clock.set('2026-11-27T09:00:00Z')
  await makeMailsWait(product, 'waiting.offer')
  await waitForMails(product)

  const { rows } = await product.pool.query(
    `select status, last_error from mails where template = 'waiting.offer'`,
  )
  expect(rows).toEqual([
    { status: 'failed', last_error: 'Nicht gesendet, weil das Angebot schon abgelaufen ist.' },
  ])
})
