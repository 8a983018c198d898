import { readMarks, withoutMarks } from '#site/pages/domain/text-marks.ts'

/** What has no elements in it, so that its text cannot be chosen on the page. */
const WITHOUT_ELEMENTS = 'script, style, option, textarea, title'
/** What a click does something with already: it is chosen as a whole, and does nothing else. */
const CONTROL = 'button, summary'
const TEXT_CLASSES = ['editable', 'inline!', 'cursor-text']
const CONTROL_CLASSES = ['outline-2', 'outline-current', 'outline-dashed', 'outline-offset-2']
const PICTURE_CLASSES = [
  'cursor-pointer',
  'outline-2',
  'outline-transparent',
  'outline-dashed',
  '-outline-offset-8',
  'hover:outline-ink',
  'focus-visible:outline-ink',
  'focus-visible:outline-solid',
]

/**
 * Makes every marked text of a page an element that can be chosen, and every picture whose description is marked. No
 * mark is left, and no link leads away.
 *
 * @param describe what an element of a place is called, and what is shown where its text is empty
 */
export function revealPlaces(
  page: HTMLElement,
  describe: (place: number, text: string) => { name: string; empty: string },
): void {
  for (const link of page.querySelectorAll('a[href]'))
    for (const name of ['href', 'aria-label', 'aria-current']) link.removeAttribute(name)
  for (const details of page.querySelectorAll('details')) details.open = true
  for (const element of page.querySelectorAll<HTMLElement>('*')) revealAttributes(element, describe)
  for (const node of markedNodes(page)) {
    if (node.parentElement?.closest(WITHOUT_ELEMENTS)) {
      node.data = withoutMarks(node.data)
      continue
    }
    const control = node.parentElement?.closest<HTMLElement>(CONTROL)
    if (control) {
      revealControl(control, node, describe)
      continue
    }
    const parts = readMarks(node.data).map(({ text, place }) =>
      place === null ? text : textElement(text, place, describe(place, text)),
    )
    node.replaceWith(...parts)
  }
}

function revealControl(
  control: HTMLElement,
  node: Text,
  describe: (place: number, text: string) => { name: string },
) {
  const marked = readMarks(node.data).find(({ place }) => place !== null)
  node.data = withoutMarks(node.data)
  if (marked?.place == null) return
  makeChoosable(control, marked.place, describe(marked.place, marked.text).name)
  control.classList.add(...CONTROL_CLASSES)
}

function textElement(
  text: string,
  place: number,
  { name, empty }: { name: string; empty: string },
) {
  const element = document.createElement('span')
  makeChoosable(element, place, name)
  element.classList.add(...TEXT_CLASSES)
  element.textContent = text === '' ? empty : text
  if (text === '') element.classList.add('italic', 'opacity-70')
  return element
}

function revealAttributes(
  element: HTMLElement,
  describe: (place: number, text: string) => { name: string },
) {
  for (const { name, value } of [...element.attributes]) {
    const [first] = readMarks(value)
    if (!first || first.place === null) continue
    element.setAttribute(name, withoutMarks(value))
    if (name !== 'alt') continue
    const label = describe(first.place, first.text).name
    makeChoosable(element, first.place, label)
    element.setAttribute('alt', label)
    element.classList.add(...PICTURE_CLASSES)
  }
}

function makeChoosable(element: HTMLElement, place: number, name: string) {
  element.dataset.editedPlace = String(place)
  if (!element.matches('button')) element.role = 'button'
  element.tabIndex = 0
  element.ariaLabel = name
}

function markedNodes(page: HTMLElement): Text[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (withoutMarks(node.data) !== node.data) nodes.push(node)
  }
  return nodes
}

/** The place that an event is about; null for none. */
export function placeOf({ target }: Event): number | null {
  const found = target instanceof Element && target.closest<HTMLElement>('[data-edited-place]')
  return found ? Number(found.dataset.editedPlace) : null
}

export function elementOfPlace(page: HTMLElement, place: number): HTMLElement | null {
  return page.querySelector<HTMLElement>(`[data-edited-place="${place}"]`)
}
