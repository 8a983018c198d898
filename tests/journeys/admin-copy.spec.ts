import { addSession } from '../support/browser/admin-pages.ts'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

const SCREENS = ['/admin/dashboard', '/admin/prices', '/admin/account', '/admin/print']
const BANNER = 'Das ist eine wiederhergestellte Kopie'

test('in a restored copy every screen of the administration says so, and when it is live none does', async ({
  page,
  product,
}) => {
  await product.query(`insert into installation_steps
    values ('restored-copy', '2027-01-06T09:00:00Z'), ('restored-backup', '2027-01-05T02:00:00Z')`)
  await addSession(page, product.admin)
  for (const screen of SCREENS) {
    await page.goto(screen, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: BANNER })).toBeVisible()
    await expect(page.getByRole('region', { name: BANNER })).toContainText('05.01.2027 03:00 Uhr')
    await expectAccessible(page)
  }

  await product.query(`delete from installation_steps where step like 'restored%'`)
  await page.goto('/admin/dashboard', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: BANNER })).toHaveCount(0)
})
