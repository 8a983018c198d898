import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, onTestFinished } from 'vitest'
import { POLL_OPTIONS } from '../product/poll-options.ts'

/**
 * Creates an empty database on the same server. Called before any product is started, it is dropped after all of them
 * have stopped.
 */
export async function emptyDatabase() {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('templateUrl'))
  url.pathname = 'postgres'
  const server = new pg.Client(url.href)
  await server.connect()
  await server.query(`create database ${name} template template0`)
  url.pathname = name
  const pool = new pg.Pool({ connectionString: url.href })
  onTestFinished(async () => {
    await pool.end()
    // The server notices the end of a connection a moment after the pool, and drops no database that is in use.
    const inUse = 'select 1 from pg_stat_activity where datname = $1'
    await expect
      .poll(async () => (await server.query(inUse, [name])).rowCount, POLL_OPTIONS)
      .toBe(0)
    await server.query(`drop database ${name}`)
    await server.end()
  })
  return { pool, url: url.href }
}
