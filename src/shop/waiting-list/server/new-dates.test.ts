import { expect, test } from 'vitest'
import { readMails } from '#tests/support/product/mails.ts'
import { lendTestProduct } from '#tests/support/product/test-product.ts'
import { waitingCalls } from '#tests/support/product/waiting-list.ts'

const BREAD = 'kurs-2-brot'

async function start() {
  const product = await lendTestProduct()
  const session = await product.logIn()
  const plan = (day: string) =>
    product.send(
      'POST',
      `/api/admin/trainings/${BREAD}/dates`,
      { startsAt: `${day}T08:00:00.000Z`, endsAt: `${day}T09:30:00.000Z` },
      session,
    )
  const told = async () =>
    (await readMails(product, 'waiting.new_dates')).map(
      ({ recipient, data }) => `${recipient}: ${data.dates.map(({ date }) => date).join(', ')}`,
    )
  /** As if the dates had been planned a while ago. */
  const letTimePass = () =>
    product.pool.query(`update training_dates set created_at = now() - interval '11 minutes'`)
  await letTimePass()
  return { product, plan, told, letTimePass, ...waitingCalls(product) }
}

test('who waits for new dates is told of each once, of several in one mail', async () => {
  const { wait, plan, told, letTimePass, serve } = await start()
  expect(await wait({ firstName: 'Ida', trainingId: BREAD })).toMatchObject({
    kind: 'training',
    state: 'waiting',
    trainingTitle: 'Brot backen',
    dateId: null,
    date: null,
    offer: null,
  })
  await serve()
  expect(await told()).toEqual([])
  await plan('2027-04-13')
  await plan('2027-04-20')

  // They may plan further ones.
  await serve()
  expect(await told()).toEqual([])
  await letTimePass()
  await serve()
  await serve()
  expect(await told()).toEqual([
    'ida@example.com: Dienstag, 13. April 2027, Dienstag, 20. April 2027',
  ])

  await wait({ firstName: 'Uwe', trainingId: BREAD })
  await plan('2027-05-11')
  await letTimePass()
  await serve()
  expect((await told()).slice(1)).toEqual([
    'ida@example.com: Dienstag, 11. Mai 2027',
    'uwe@example.com: Dienstag, 11. Mai 2027',
  ])
})

test('nobody is told who has not confirmed or has left, nor of a hidden training until it is shown', async () => {
  const { product, wait, join, leave, plan, told, letTimePass, serve } = await start()
  await join({ firstName: 'Ida', trainingId: BREAD })
  await wait({ firstName: 'Uwe', trainingId: BREAD })
  await wait({ firstName: 'Mia', trainingId: BREAD })
  await leave('Uwe')
  const show = (visible: boolean) =>
    product.pool.query('update trainings set visible = $1 where id = $2', [visible, BREAD])
  await show(false)
  await plan('2027-04-13')
  await letTimePass()
  await serve()
  expect(await told()).toEqual([])

  await show(true)
  await serve()

  expect(await told()).toEqual(['mia@example.com: Dienstag, 13. April 2027'])
})
