import { fileURLToPath } from 'node:url'
import { readBuiltAssets } from './page-assets.ts'
import { lostPageFinder, parameterReader } from './page-parameters.ts'
import type { ProductParts } from './product.ts'
import { pageRenderer } from './render-page.tsx'

/** The build puts the bundle that contains this module into dist/server, next to the files named here. */
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url))
const CLIENT_MANIFEST = fileURLToPath(new URL('./client-manifest.json', import.meta.url))
const PAGE_STYLES = fileURLToPath(new URL('./page-styles.json', import.meta.url))

/**
 * The built parts of the product: the renderer with the pages' scripts and styles, and the folder of files to serve.
 */
export function builtProduct(
  publicUrl: string,
): Required<Pick<ProductParts, 'render' | 'readsParameters' | 'findLostPage' | 'clientFolder'>> {
  return {
    render: pageRenderer(readBuiltAssets(CLIENT_MANIFEST, PAGE_STYLES), publicUrl),
    readsParameters: parameterReader(),
    findLostPage: lostPageFinder(),
    clientFolder: CLIENT_FOLDER,
  }
}
