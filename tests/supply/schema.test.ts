import { readFileSync } from 'node:fs'
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'

const MIGRATIONS = 'src/platform/database/server/migrations/meta'

test('the migrations lead to the tables as they are declared', async () => {
  const files = import.meta.glob<Record<string, unknown>>('/src/*/*/server/*.schema.ts', {
    eager: true,
  })
  const declared = generateDrizzleJson(Object.assign({}, ...Object.values(files)))
  const { entries } = JSON.parse(readFileSync(`${MIGRATIONS}/_journal.json`, 'utf8'))
  const newest = String(entries.at(-1).idx).padStart(4, '0')
  const migrated: DrizzleSnapshotJSON = JSON.parse(
    readFileSync(`${MIGRATIONS}/${newest}_snapshot.json`, 'utf8'),
  )
  expect(await generateMigration(migrated, declared)).toEqual([])
})
