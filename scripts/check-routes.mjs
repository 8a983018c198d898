// Writes src/app/web/admin/admin-routes.gen.ts anew. Fails where that changes it, so that nobody forgets to commit it.
import { readFileSync } from 'node:fs'
import { Generator, getConfig } from '@tanstack/router-generator'
import { ROUTES } from './routes.ts'
import { ROOT } from './setup.mjs'

const before = readFileSync(ROUTES.generatedRouteTree, 'utf8')
await new Generator({ config: getConfig(ROUTES, ROOT), root: ROOT }).run()
if (readFileSync(ROUTES.generatedRouteTree, 'utf8') !== before) {
  console.log(`${ROUTES.generatedRouteTree} was out of date and is written anew: commit it.`)
  process.exit(3)
}
