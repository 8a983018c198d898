// Builds the browser's files into dist/client and the server into dist/server.
import { cpSync, rmSync } from 'node:fs'
import { createBuilder } from 'vite'

rmSync('dist', { recursive: true, force: true })
const builder = await createBuilder({ logLevel: 'warn' })
await builder.build(builder.environments.client)
await builder.build(builder.environments.ssr)
cpSync('src/server/database/migrations', 'dist/server/migrations', { recursive: true })
