import type { Language } from './languages.ts'

/** A text in both languages of the website. */
export type LocalText = Readonly<Record<Language, string>>

/**
 * A text of a page. A line has no line breaks, a paragraph may have them ("\n"). `label` names it for staff, in German. Within a list it has no sample: the items have them.
 */
export interface TextNode {
  readonly kind: 'line' | 'paragraph'
  readonly label: string
  readonly sample?: LocalText
  readonly isOptional: boolean
  /** What code fills in, besides facts of the firm: {{name}}. */
  readonly values: readonly string[]
}

/** A picture with its alternative text, which is empty for a decorative one. */
export interface PictureNode<Optional extends boolean = boolean> {
  readonly kind: 'picture'
  readonly label: string
  readonly sample?: SamplePicture
  readonly isOptional: Optional
}

/** A list that staff make longer, shorter and sort. */
export interface ListNode<Item extends ItemNode = ItemNode> {
  readonly kind: 'list'
  readonly label: string
  /** What one of it is called: "Person". */
  readonly each: string
  readonly least: number
  readonly most: number
  readonly item: Item
  readonly sample?: readonly SampleOf<Item>[]
}

/** Texts that belong together, under a label of their own. */
export interface GroupNode<Texts extends Nodes = Nodes> {
  readonly kind: 'group'
  readonly label: string
  readonly texts: Texts
}

export type Node = TextNode | PictureNode | ListNode | GroupNode
export interface Nodes {
  readonly [name: string]: Node
}
/** What a list has of each item: one text, or several under their names. */
export type ItemNode = TextNode | PictureNode | Fields
interface Fields {
  readonly [name: string]: TextNode | PictureNode | ListNode
}

export interface SamplePicture {
  /** The name of one of the product's pictures, or the address of another one. */
  readonly image: string
  readonly alt: LocalText
  /** As that of `PictureText`; the middle where it is absent. */
  readonly focus?: PictureText['focus']
}

/** The sample of an item in both languages. */
export type SampleOf<Item> = Item extends { readonly kind: 'picture'; readonly isOptional: infer O }
  ? SamplePicture | (O extends true ? null : never)
  : Item extends ListNode<infer Inner>
    ? readonly SampleOf<Inner>[]
    : Item extends TextNode
      ? LocalText
      : { readonly [Name in keyof Item]: SampleOf<Item[Name]> }

/** A picture as a screen gets it. */
export interface PictureText {
  readonly image: string
  readonly alt: string
  /** What stays in view where the picture is cut: percent from the left and from the top. */
  readonly focus: readonly [x: number, y: number]
}

/** What a screen gets of a schema: the texts of one language. */
export type TextsOf<Schema> =
  Schema extends GroupNode<infer Texts>
    ? { readonly [Name in keyof Texts]: TextsOf<Texts[Name]> }
    : Schema extends ListNode<infer Item>
      ? readonly ItemTexts<Item>[]
      : Schema extends { readonly kind: 'picture'; readonly isOptional: infer O }
        ? PictureText | (O extends true ? null : never)
        : Schema extends TextNode
          ? string
          : { readonly [Name in keyof Schema]: TextsOf<Schema[Name]> }

/** An item of several texts has its id beside them, which stays when the list is sorted. */
type ItemTexts<Item> = TextsOf<Item> & (Item extends Node ? unknown : { readonly id: string })

interface TextOptions {
  /** May be empty; the screen leaves it out then. */
  isOptional?: true
  values?: readonly string[]
}

function text(kind: TextNode['kind']) {
  return (label: string, sample?: LocalText, options: TextOptions = {}): TextNode => ({
    kind,
    label,
    ...(sample && { sample }),
    isOptional: options.isOptional ?? false,
    values: options.values ?? [],
  })
}

export const line = text('line')
export const paragraph = text('paragraph')

export function picture(label: string, sample?: SamplePicture): PictureNode<false> {
  return { kind: 'picture', label, ...(sample && { sample }), isOptional: false }
}

/** A picture that may be missing. */
export function optionalPicture(label: string, sample?: SamplePicture): PictureNode<true> {
  return { kind: 'picture', label, ...(sample && { sample }), isOptional: true }
}

export function list<const Item extends ItemNode>(
  label: string,
  rules: { each: string; least: number; most: number; item: Item },
  sample?: readonly SampleOf<Item>[],
): ListNode<Item> {
  return { kind: 'list', label, ...rules, ...(sample && { sample }) }
}

export function group<const Texts extends Nodes>(label: string, texts: Texts): GroupNode<Texts> {
  return { kind: 'group', label, texts }
}

/** Title, description and keywords for search engines and shared links. */
export function seo(samples: {
  title: LocalText
  description: LocalText
  keywords: readonly LocalText[]
  ogTitle: LocalText
  ogDescription: LocalText
}) {
  return group('Suche und geteilte Links', {
    title: line('Titel in der Suche', samples.title),
    description: paragraph('Beschreibung in der Suche', samples.description),
    keywords: list(
      'Stichwörter',
      { each: 'Stichwort', least: 0, most: 12, item: line('Stichwort') },
      samples.keywords,
    ),
    ogTitle: line('Titel geteilter Links', samples.ogTitle),
    ogDescription: paragraph('Beschreibung geteilter Links', samples.ogDescription),
  })
}
