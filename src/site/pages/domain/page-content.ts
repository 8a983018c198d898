import type { Language } from './languages.ts'
import type {
  ItemNode,
  ListNode,
  Node,
  PictureNode,
  PictureText,
  SamplePicture,
  TextNode,
  TextsOf,
} from './text-schema.ts'

/** One stored text of a page: what its editor, its checks and its history are about. */
export interface PageContent {
  /** Where it is in the schema: "team.members.3.name". */
  key: string
  /** A list is stored as the ids of its items, a picture as JSON. */
  kind: TextNode['kind'] | 'picture' | 'list'
  /** For staff, with the labels of what it belongs to. */
  label: string
  /** What the product shows where nothing is stored; null for an item that staff have added. */
  sample: string | null
  isOptional: boolean
  /** The names of what code fills in. */
  values: readonly string[]
  /** The lists that it is an item of, the outermost first. */
  items: readonly ItemPlace[]
  /** Of a list. */
  list: Pick<ListNode, 'each' | 'least' | 'most'> | null
}

/** The place of an item in its list. */
export interface ItemPlace {
  list: string
  id: string
}

/** Gives the stored content of a text, or its sample. */
type Read = (content: PageContent) => string

const ALT = 'alt'
const CENTRE = [50, 50] as const
const ID = /^[a-z0-9]{1,12}$/

/**
 * The texts of a page for its screen.
 *
 * @param read gives what is stored of a text or, where nothing is, its sample
 */
export function readTexts<Schema extends Node>(
  schema: Schema,
  language: Language,
  read: Read,
): TextsOf<Schema> {
  return new Reader(language, read).read(schema, {
    key: '',
    labels: [],
    items: [],
  }) as TextsOf<Schema>
}

/** Every text of a page in its order; of lists the items that they have by `stored`. */
export function contentsOf(
  schema: Node,
  language: Language,
  stored: ReadonlyMap<string, string>,
): PageContent[] {
  const contents: PageContent[] = []
  readTexts(schema, language, (content) => {
    contents.push(content)
    return stored.get(content.key) ?? content.sample ?? ''
  })
  return contents
}

interface Place {
  key: string
  labels: readonly string[]
  items: readonly ItemPlace[]
}

class Reader {
  readonly #language: Language
  readonly #read: Read

  constructor(language: Language, read: Read) {
    this.#language = language
    this.#read = read
  }

  /** @param sample that of the item of a list; undefined where the node has its own */
  read(node: Node | ItemNode, place: Place, sample?: unknown): unknown {
    if (!isNode(node)) return this.#readEach(node, place, sample as object | null | undefined)
    const at = { ...place, labels: [...place.labels, node.label] }
    if (node.kind === 'group') return this.#readEach(node.texts, at, undefined)
    if (node.kind === 'list') return this.#readList(node, at, sample)
    if (node.kind === 'picture') return this.#readPicture(node, at, sample)
    const own = (sample === undefined ? node.sample : sample) as TextNode['sample'] | null
    return this.#read({
      ...contentAt(at),
      kind: node.kind,
      sample: own?.[this.#language] ?? null,
      isOptional: node.isOptional,
      values: node.values,
    })
  }

  #readEach(nodes: Readonly<Record<string, Node>>, place: Place, samples?: object | null) {
    const names = Object.entries(nodes).map(([name, node]) => {
      const key = place.key === '' ? name : `${place.key}.${name}`
      const sample: unknown =
        samples === undefined ? undefined : samples && Reflect.get(samples, name)
      return [name, this.read(node, { ...place, key }, sample)]
    })
    return Object.fromEntries(names)
  }

  #readList(node: ListNode, place: Place, given: unknown): unknown[] {
    const samples = (given === undefined ? node.sample : given) as readonly unknown[] | null
    const { each, least, most } = node
    const stored = this.#read({
      ...contentAt(place),
      kind: 'list',
      sample: samples && listContent(samples.map((_, index) => String(index + 1))),
      isOptional: least === 0,
      list: { each, least, most },
    })
    return idsOf(stored).map((id, index) => {
      // "Projektbeispiel 2", but "Team, Person 2".
      const outer = node.label.startsWith(each) ? place.labels.slice(0, -1) : place.labels
      const labels = [...outer, `${each} ${index + 1}`]
      const items = [...place.items, { list: place.key, id }]
      const item = { key: `${place.key}.${id}`, labels, items }
      const texts = this.read(node.item, item, samples?.[Number(id) - 1] ?? null)
      return isNode(node.item) ? texts : { id, ...(texts as object) }
    })
  }

  #readPicture(node: PictureNode, place: Place, given: unknown): PictureText | null {
    const sample = (given === undefined ? node.sample : given) as SamplePicture | null | undefined
    const stored = this.#read({
      ...contentAt(place),
      kind: 'picture',
      sample: sample === null ? null : pictureContent(sample?.image ?? '', sample?.focus ?? CENTRE),
      isOptional: node.isOptional,
    })
    const alt = this.#read({
      ...contentAt(place),
      key: `${place.key}.${ALT}`,
      label: labelOf([...place.labels, 'Bildbeschreibung']),
      kind: 'line',
      sample: sample === null ? null : (sample?.alt[this.#language] ?? ''),
      isOptional: true,
    })
    const { image, focus } = readPicture(stored)
    return image === '' ? null : { image, focus, alt }
  }
}

function contentAt({ key, labels, items }: Place) {
  return { key, label: labelOf(labels), items, values: [], isOptional: false, list: null }
}

/** A text that is an item has no label of its own: "Stichwörter, Stichwort 2", not "…, Stichwort". */
function labelOf(labels: readonly string[]): string {
  return labels
    .slice(1)
    .filter((label, index, all) => index === 0 || !all[index - 1]?.startsWith(`${label} `))
    .join(', ')
}

function isNode(node: Node | ItemNode): node is Node {
  return typeof node.kind === 'string'
}

/** The ids of a list's items. Others than ids are ignored. */
export function idsOf(content: string): string[] {
  return [...new Set(content.split(' ').filter((id) => ID.test(id)))]
}

export function listContent(ids: readonly string[]): string {
  return ids.join(' ')
}

/** An id that no item of the list has, nor any sample, whose ids are numbers. */
export function newId(ids: readonly string[]): string {
  const id = `n${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}`
  return ids.includes(id) ? newId(ids) : id
}

/** A picture as it is stored; '' for none. */
export function pictureContent(image: string, focus: PictureText['focus']): string {
  return image === '' ? '' : JSON.stringify({ image, focus })
}

/** The picture that is stored; without an image where there is none, or what is stored is no picture. */
export function readPicture(content: string): Pick<PictureText, 'image' | 'focus'> {
  try {
    const { image, focus } = JSON.parse(content)
    const isFocus = Array.isArray(focus) && focus.length === 2 && focus.every(isPercent)
    if (typeof image === 'string') return { image, focus: isFocus ? [focus[0], focus[1]] : CENTRE }
  } catch {
    // Not a picture.
  }
  return { image: '', focus: CENTRE }
}

function isPercent(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100
}
