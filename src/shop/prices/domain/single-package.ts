/** The package of one seat: its price is that of a single training. Undefined where the list has none. */
export function singlePackage<Listed extends { id: string }>(
  packages: readonly Listed[],
): Listed | undefined {
  return packages.find(({ id }) => id === 'single')
}
