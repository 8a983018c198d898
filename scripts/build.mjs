// Builds the browser's files into dist/client and the server into dist/server.
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createBuilder } from 'vite'

rmSync('dist', { recursive: true, force: true })
const builder = await createBuilder({ logLevel: 'warn' })
await builder.build(builder.environments.client)
await builder.build(builder.environments.ssr)
cpSync('src/platform/database/server/migrations', 'dist/server/migrations', { recursive: true })
// Everything in dist/client is public; this list of source files is for the server only.
renameSync('dist/client/.vite/manifest.json', 'dist/server/client-manifest.json')
rmSync('dist/client/.vite', { recursive: true })

// Compressed once with the best ratio, instead of for each answer.
for (const entry of readdirSync('dist/client', { recursive: true, withFileTypes: true })) {
  if (!/\.(js|css|svg)$/.test(entry.name)) continue
  const file = path.join(entry.parentPath, entry.name)
  const content = readFileSync(file)
  writeFileSync(`${file}.br`, brotliCompressSync(content))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
