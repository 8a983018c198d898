import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { readAdminAssets } from './admin-document.routes.ts'
import { readBuiltAssets } from './page-assets.ts'
import { findLostPage, isPersonal, readsParameters } from './page-parameters.ts'
import type { ProductParts } from './product.ts'
import { pageRenderer } from './render-page.tsx'

/** The build puts the bundle that contains this module into dist/server, next to the files named here. */
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url))
const CLIENT_MANIFEST = fileURLToPath(new URL('./client-manifest.json', import.meta.url))

/**
 * The built parts of the product: the renderer with the pages' scripts and styles, and the folder of files to serve.
 */
export function builtProduct(
  publicUrl: string,
  log: Logger,
): Required<
  Pick<
    ProductParts,
    'render' | 'adminAssets' | 'readsParameters' | 'findLostPage' | 'isPersonal' | 'clientFolder'
  >
> {
  return {
    render: pageRenderer({
      assets: readBuiltAssets(CLIENT_MANIFEST, CLIENT_FOLDER),
      publicUrl,
      log,
    }),
    adminAssets: readAdminAssets(CLIENT_MANIFEST),
    readsParameters,
    findLostPage,
    isPersonal,
    clientFolder: CLIENT_FOLDER,
  }
}
