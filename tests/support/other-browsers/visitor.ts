import { expect } from 'vitest'
import { findControl, type Role } from './find-control.ts'
import type { Tab } from './tab.ts'

const SELECTORS: Record<Role, string> = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input:not([type=radio], [type=checkbox]), textarea, select',
  radio: 'input[type=radio]',
  summary: 'summary',
}

/** Somebody who uses the product by mouse and keyboard, in any browser. */
export class Visitor {
  readonly tab: Tab
  readonly #address: string

  constructor(tab: Tab, address: string) {
    this.tab = tab
    this.#address = address
  }

  async open(path: string): Promise<void> {
    await this.tab.open(this.#address + path)
  }

  /** Clicks on the control as soon as it is there and can be reached. */
  async click(role: Role, name: string): Promise<void> {
    let place = await this.tab.run(findControl, SELECTORS[role], name)
    await expect
      .poll(async () => {
        if ('missing' in place) place = await this.tab.run(findControl, SELECTORS[role], name)
        return 'missing' in place ? place.missing : 'there'
      })
      .toBe('there')
    if ('x' in place) await this.tab.clickAt(place.x, place.y)
  }

  /** Clicks on the field and types. */
  async fill(label: string, text: string): Promise<void> {
    await this.click('field', label)
    await this.tab.type(text)
  }

  /** Chooses the first option of a select whose text contains the given one. Browsers draw the list themselves. */
  async choose(label: string, option: string): Promise<void> {
    await this.tab.run(
      (labelled, wanted) => {
        const select = [...document.querySelectorAll('select')].find((one) =>
          [...one.labels].some(({ textContent }) => textContent?.includes(labelled)),
        )
        const chosen = [...(select?.options ?? [])].find(({ text }) => text.includes(wanted))
        if (!select || !chosen) throw new Error(`no option "${wanted}" of "${labelled}"`)
        select.value = chosen.value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      },
      label,
      option,
    )
  }

  /** Waits until the page shows a text. */
  async sees(text: string): Promise<void> {
    await expect.poll(() => this.visibleText()).toContain(text)
  }

  visibleText(): Promise<string> {
    return this.tab.run(() => document.body.innerText.replaceAll('\u00ad', '').replace(/\s+/g, ' '))
  }

  /** Waits until the page has a path. */
  async isAt(path: string): Promise<void> {
    await expect.poll(() => this.tab.run(() => location.pathname)).toBe(path)
  }

  /** The name of the control that has the focus; empty if none has. */
  focused(): Promise<string> {
    return this.tab.run(() => {
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) return ''
      const { labels } = activeElement as HTMLInputElement
      const text = activeElement.getAttribute('aria-label') ?? labels?.[0]?.textContent
      return (text ?? activeElement.textContent ?? '').replace(/\s+/g, ' ').trim()
    })
  }

  /** Waits until React has hydrated the page, or the one part of it that it hydrates. */
  async isHydrated(part: string): Promise<void> {
    await expect
      .poll(() =>
        this.tab.run((selector) => {
          const first = document.querySelector(selector)?.firstElementChild
          // React stores its data of an element in properties of the element.
          return Object.keys(first ?? {}).some((key) => key.startsWith('__reactFiber'))
        }, part),
      )
      .toBe(true)
  }
}
