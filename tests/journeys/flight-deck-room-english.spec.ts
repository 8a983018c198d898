import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../support/browser/journey.ts'

const QUESTION = 'How might we write quotes faster?'

/** Somebody on another device. */
async function openDevice(browser: Browser, address: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 } })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

async function join(page: Page, name: string) {
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByText(QUESTION)).toBeVisible()
}

async function addIdea(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'New idea' }).fill(text)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Your ideas' })).toContainText(text)
}

async function nextStep(host: Page, name: string, ...people: Page[]) {
  await host.getByRole('button', { name: `Next: ${name}` }).click()
  for (const page of people) await expect(page.getByText(new RegExp(`: ${name}$`))).toBeVisible()
}

/** Draws a line across the pad. */
async function draw(page: Page, name: string) {
  const pad = page.getByRole('img', { name: `Drawing area for: ${name}` })
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is nothing to draw in')
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.8)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.2, { steps: 5 })
  await page.mouse.up()
}

test('a team of three works through a whole English room, hosted on a phone', {
  tag: '@twin',
}, async ({ page: ben, browser, product, consoleErrors }) => {
  // Eight steps by three people, each with a check of accessibility.
  test.slow()
  const tool = `${product.address}/en/tools/innovation-flight-deck`
  const host = await openDevice(browser, `${tool}#team`, 390)
  await host.getByRole('textbox', { name: 'Your name' }).fill('Ida')
  await host.getByRole('textbox', { name: 'Your question' }).fill(QUESTION)
  await expectAccessible(host)
  await host.getByRole('button', { name: 'Open the room' }).click()
  await expect(host.getByText('Connected', { exact: true })).toBeVisible()
  await expectAccessible(host)
  const room = tool + new URL(host.url()).hash
  await ben.goto(room)
  await join(ben, 'Ben')
  const cleo = await openDevice(browser, room, 768)
  await join(cleo, 'Cleo')
  const all = [host, ben, cleo]
  const door = host.getByRole('checkbox', { name: 'More people can join' })
  await door.click()
  await expect(door).not.toBeChecked()
  await expectAccessible(ben)

  await nextStep(host, 'Ideas', ...all)
  await host.getByRole('button', { name: '5 min', exact: true }).click()
  for (const one of all) await expect(one.getByRole('timer')).toBeVisible()
  await addIdea(host, 'Templates for common cases')
  await addIdea(ben, 'A price calculator')
  await addIdea(cleo, 'A phone call')
  for (const one of all) await expect(one.getByText('In the room: 3 ideas')).toBeVisible()
  await expectAccessible(host)

  await nextStep(host, 'Sketches', ...all)
  await ben.getByRole('button', { name: 'Draw: A price calculator' }).click()
  await draw(ben, 'A price calculator')
  await expect(host.getByText('In the room: one sketch')).toBeVisible()
  await expectAccessible(ben)

  await nextStep(host, 'Sort', ...all)
  await expect(ben.getByRole('button', { name: /^Combine: / })).toHaveCount(3)
  await expectAccessible(ben)

  await nextStep(host, 'Vote', ...all)
  for (const one of all) {
    for (const left of ['You have 2 dots left.', 'You have one dot left.', 'All your dots are']) {
      await one.getByRole('button', { name: 'Give a dot: A price calculator' }).click()
      await expect(one.getByText(left)).toBeVisible()
    }
    await one.getByRole('button', { name: 'Done', exact: true }).click()
  }
  await expect(host.getByText('3 of 3 done')).toBeVisible()
  await expectAccessible(cleo)

  await nextStep(host, 'Decision', ...all)
  await expect(ben.getByRole('listitem').filter({ hasText: '9 dots' })).toContainText(
    'A price calculator',
  )
  await host.getByRole('combobox', { name: 'Who decides' }).selectOption('Cleo')
  await cleo.getByRole('button', { name: 'Choose this one: A price calculator' }).click()
  await expect(host.getByText('You’re going with this one')).toBeVisible()
  await expectAccessible(cleo)

  await nextStep(host, 'Storyboard', ...all)
  await ben.getByRole('button', { name: 'Take frame 1' }).click()
  await ben.getByRole('textbox', { name: 'Caption for the frame' }).fill('Anna needs a price.')
  await expect(host.getByText('Ben is working on this.')).toBeVisible()
  await expect(cleo.getByText('Anna needs a price.')).toBeVisible()
  await expectAccessible(ben)

  await nextStep(host, 'Test plan', ...all)
  await cleo.getByRole('button', { name: 'Add hypothesis' }).click()
  await cleo.getByRole('textbox', { name: 'For whom?' }).fill('new customers')
  await cleo.getByRole('textbox', { name: 'What changes?' }).fill('they calculate themselves')
  await cleo.getByRole('textbox', { name: 'What figure would convince you?' }).fill('6 of 10')
  await host.getByRole('textbox', { name: 'With whom?' }).fill('Ten businesses')
  await expect(ben.getByText('Ten businesses')).toBeVisible()
  await expect(ben.getByText(/What would convince us: 6 of 10/)).toBeVisible()
  await expectAccessible(host)

  await nextStep(host, 'Results', ...all)
  await cleo.getByRole('textbox', { name: 'What did you measure?' }).fill('7 of 10')
  await cleo.getByRole('radio', { name: 'Keep' }).check()
  await expect(ben.getByText('7 of 10')).toBeVisible()
  await expectAccessible(cleo)

  // What came of it, for those who were not there.
  await ben.getByRole('button', { name: 'Share a link' }).click()
  await ben.getByRole('button', { name: 'Store a copy and create the link' }).click()
  const link = await ben.getByRole('textbox', { name: 'Link to the copy' }).inputValue()
  await expectAccessible(ben)
  const reader = await openDevice(browser, link, 390)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(QUESTION)
  for (const said of ['Anna needs a price.', 'A phone call', 'Ten businesses'])
    await expect(reader.getByText(said).first()).toBeVisible()
  await expectAccessible(reader)

  await expect(host.getByText('3 of 3 connected')).toBeVisible()
  await cleo.close()
  await expect(host.getByText('2 of 3 connected')).toBeVisible()
  await expect(host.getByRole('listitem').filter({ hasText: 'Cleo' })).toContainText(
    'not connected',
  )
  await expectAccessible(host)

  await host.getByRole('button', { name: 'Delete the room' }).click()
  await host.getByRole('button', { name: 'Yes, delete' }).click()
  await expect(ben.getByText('This room no longer exists.')).toBeVisible()
  for (const one of [host, cleo, reader]) await one.context().close()
  // What browsers write when a room that was deleted is asked for.
  consoleErrors.splice(
    0,
    consoleErrors.length,
    ...consoleErrors.filter((error) => !/404/.test(error)),
  )
})
