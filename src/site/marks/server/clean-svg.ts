import type { DOMPurify } from 'dompurify'
import type { DOMWindow } from 'jsdom'
import { cleanCss } from './clean-css.ts'
import { markErrors } from './marks.errors.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** What a logo needs nothing of: links, movement, and pictures inside filters. */
const FORBIDDEN = [
  'a',
  'animatecolor',
  'animatemotion',
  'animatetransform',
  'feimage',
  'mpath',
  'switch',
  'view',
]
/** Pictures inside of the file. */
const EMBEDDED = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/
/** The longer side of a drawing, which has any size. */
const SIDE = 1000

export interface CleanSvg {
  svg: string
  /** Its proportions, in pixels of an assumed size. */
  width: number
  height: number
}

let opened: Promise<{ window: DOMWindow; purify: DOMPurify }> | undefined

/** Loaded with the first logo: most processes never clean one. */
function open() {
  opened ??= (async () => {
    const [{ JSDOM }, { default: createPurify }] = await Promise.all([
      import('jsdom'),
      import('dompurify'),
    ])
    // Neither runs scripts nor loads anything: both are off by default.
    const { window } = new JSDOM('')
    return { window, purify: preparedPurify(createPurify(window)) }
  })()
  return opened
}

/** Beside what the library removes: every reference that leads out of the file. */
function preparedPurify(purify: DOMPurify): DOMPurify {
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute
    const value = attrValue.trim()
    if (attrName === 'href' || attrName === 'xlink:href') {
      const isPicture = element.localName === 'image' && EMBEDDED.test(value)
      attribute.keepAttr = value.startsWith('#') || isPicture
    } else if (attrName === 'style') attribute.attrValue = cleanCss(value, 'declarationList')
    // Presentation attributes are values of CSS: fill="url(#gradient)".
    else if (/[(\\]/.test(value) && !isShape(attrName))
      attribute.keepAttr = cleanCss(`a:${value}`, 'declarationList') !== ''
  })
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style') node.textContent = cleanCss(node.textContent ?? '', 'stylesheet')
  })
  return purify
}

/** Long, and no value of CSS. */
function isShape(attribute: string): boolean {
  return attribute === 'd' || attribute === 'points'
}

/**
 * Cleans an SVG file: of scripts, handlers of events, links, movement, elements of HTML, and everything that is loaded
 * from elsewhere. Shapes, gradients, filters, styles and embedded pictures stay.
 *
 * @param text the uploaded file, unchecked
 * @returns a well-formed SVG with its size
 * @throws ProblemError 422 mark.unreadable, mark.entities, mark.loads_others, mark.no_size
 */
export async function cleanSvg(text: string): Promise<CleanSvg> {
  if (/<!ENTITY/i.test(text)) throw markErrors.entities()
  const { window, purify } = await open()
  const given = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement
  if (given.localName !== 'svg' || given.namespaceURI !== SVG) throw markErrors.unreadable()
  removeOtherVocabularies(given)
  const serializer = new window.XMLSerializer()
  const fragment = purify.sanitize(serializer.serializeToString(given), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: FORBIDDEN,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  const root = fragment.firstElementChild
  if (root?.localName !== 'svg' || fragment.childElementCount !== 1) throw markErrors.unreadable()
  const { width, height } = giveSize(root)
  return { svg: serializer.serializeToString(root), width, height }
}

/**
 * Removes comments, and elements of other vocabularies with what is in them: editors keep their own notes there. CDATA
 * becomes text, which is the same in both syntaxes.
 */
function removeOtherVocabularies(parent: Element): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === node.ELEMENT_NODE) {
      if ((node as Element).namespaceURI === SVG) removeOtherVocabularies(node as Element)
      else node.remove()
    } else if (node.nodeType === node.CDATA_SECTION_NODE)
      node.replaceWith(parent.ownerDocument.createTextNode(node.textContent ?? ''))
    else if (node.nodeType !== node.TEXT_NODE) node.remove()
  }
}

/** Sets `viewBox`, width and height, so that every program shows it in the same proportions. */
function giveSize(root: Element): { width: number; height: number } {
  const viewBox = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth, boxHeight] = viewBox
  const isBox = viewBox.length === 4 && viewBox.every(Number.isFinite)
  const across = isBox ? boxWidth : lengthOf(root, 'width')
  const down = isBox ? boxHeight : lengthOf(root, 'height')
  if (!across || !down || across <= 0 || down <= 0) throw markErrors.noSize()
  const scale = SIDE / Math.max(across, down)
  const width = Math.max(1, Math.round(across * scale))
  const height = Math.max(1, Math.round(down * scale))
  if (!isBox) root.setAttribute('viewBox', `0 0 ${across} ${down}`)
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  return { width, height }
}

/** A length in any absolute unit: only the proportion of two is used. A share of the page is none. */
function lengthOf(root: Element, name: string): number | undefined {
  const [, number] =
    /^\s*([\d.]+)\s*(?:px|pt|pc|mm|cm|in)?\s*$/.exec(root.getAttribute(name) ?? '') ?? []
  return number === undefined ? undefined : Number(number)
}
