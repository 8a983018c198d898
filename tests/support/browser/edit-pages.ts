import { expect, type Locator, type Page } from '@playwright/test'
import { type AdminWithSession, addSession } from './admin-pages.ts'

/** A page of the trainings in edit mode, by its visible texts. */
export class EditedPage {
  readonly page: Page
  readonly toggle: Locator
  readonly bar: Locator
  readonly save: Locator
  readonly cancel: Locator

  constructor(page: Page) {
    this.page = page
    this.toggle = page.getByRole('button', { name: 'Bearbeiten', exact: true })
    this.bar = page.getByRole('region', { name: 'Bearbeitungsmodus' })
    this.save = page.getByRole('button', { name: 'Speichern', exact: true })
    this.cancel = page.getByRole('button', { name: 'Abbrechen' })
  }

  /** Opens a page as the administrator who is logged in already, and switches the edit mode on. */
  async open(path: string): Promise<void> {
    await this.page.goto(path, { waitUntil: 'networkidle' })
    await this.toggle.click()
    await expect(this.bar).toBeVisible()
  }

  /** The button in place of a text that begins with the given value. */
  text(label: string, value = ''): Locator {
    const name = `${label} bearbeiten: ${value}`
    return this.page.locator(`button[aria-label^=${JSON.stringify(name)}]`)
  }

  /** The field of an open editor. */
  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }

  /** Opens the editor of a text, types a new text, and saves it. */
  async change(label: string, text: string): Promise<void> {
    await this.text(label).first().click()
    await this.field(label).fill(text)
    await this.save.click()
  }
}

/** Logs in for the first time and opens a page in edit mode. */
export async function editPage(
  page: Page,
  admin: AdminWithSession,
  path: string,
): Promise<EditedPage> {
  await addSession(page, admin)
  const edited = new EditedPage(page)
  await edited.open(path)
  return edited
}
