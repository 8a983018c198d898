// Writes src/platform/design/web/api-calls.gen.ts anew: the types of all calls, from the OpenAPI document of the routes.
// Fails where that changes it, so that nobody forgets to commit it.
import { readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { createServer } from 'vite'

const FILE = 'src/platform/design/web/api-calls.gen.ts'

/** Stands for all that the routes are given: they are only described here, not called. As a text it is an address. */
const anything = standIn({ ai: undefined, [Symbol.toPrimitive]: () => 'https://example.com' })

const before = readFileSync(FILE, 'utf8')
const after = await describeCalls()
if (after !== before) {
  writeFileSync(FILE, after)
  console.log(`${FILE} was out of date and is written anew: commit it.`)
  process.exit(3)
}

async function describeCalls() {
  const vite = await createServer({
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    logLevel: 'warn',
  })
  const { MODULES } = await vite.ssrLoadModule('./src/app/server/modules.ts')
  const { createApi } = await vite.ssrLoadModule('./src/app/server/app.ts')
  const given = { config: anything, subscription: anything, firmName: () => 'Example' }
  const modules = await Promise.all(MODULES.map(({ start }) => start(given)))
  const document = createApi(standIn({ modules })).getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: '', version: '' },
  })
  await vite.close()
  for (const call of Object.values(document.paths).flatMap(Object.values)) {
    // An error is an ApiError with problem details, whatever the call.
    for (const status of Object.keys(call.responses).filter((code) => Number(code) >= 400)) {
      delete call.responses[status]
    }
  }
  const types = await openapiTS(document, { defaultNonNullable: false })
  const { transformed } = ts.transform(types, [undefinedWhereOptional])
  return withoutEmpty(astToString(transformed))
}

function standIn(known) {
  return new Proxy(() => anything, {
    get: (_, name) => (name in known ? known[name] : anything),
    apply: () => anything,
  })
}

/** What is not sent may be undefined in the browser. What may be anything is not said to be there. */
function undefinedWhereOptional(context) {
  const { factory } = context
  const visit = (node) => {
    const visited = ts.visitEachChild(node, visit, context)
    if (!ts.isPropertySignature(visited) || !visited.questionToken) return visited
    const mayBeAnything = visited.type.kind === ts.SyntaxKind.UnknownKeyword
    const nothing = factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword)
    return factory.updatePropertySignature(
      visited,
      visited.modifiers,
      visited.name,
      mayBeAnything ? undefined : visited.questionToken,
      mayBeAnything ? visited.type : factory.createUnionTypeNode([visited.type, nothing]),
    )
  }
  return visit
}

/** Without the lines that say that there is nothing, which are two thirds, and without what the types say themselves. */
function withoutEmpty(types) {
  return types
    .replace(/^ +\w+\?: never \| undefined;\n/gm, '')
    .replace(/^ +headers: \{\n +\[name: string\]: unknown;\n +\};\n/gm, '')
    .replace(/^ +parameters: \{\n +\};\n/gm, '')
    .replace(/^export type .+;\n/gm, '')
    .replace(/^ +\/\*\* (@enum|@default|Format:).*\*\/\n/gm, '')
    .replace(/^ +\w+: never;\n/gm, '')
}
