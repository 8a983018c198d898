/** The lists of a draft only grow at their end, so the index can be the key. */
export function numbered<Item>(items: readonly Item[]): [number, Item][] {
  return items.map((item, index) => [index, item])
}
