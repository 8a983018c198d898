import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { embeddedConnection } from '#platform/database/server/embedded-folders.ts'
import { expectEachStoredOnce, makeRoom } from '../../support/database/stored-bookings.ts'
import { startBookers } from '../../support/programs/bookers.ts'
import { freshFolder } from '../../support/programs/fresh-folder.ts'
import { startRoomPeople } from '../../support/programs/room-people.ts'
import { launchBuiltProduct, startBuiltProduct } from '../../support/programs/running-product.ts'

/** `npm run test:long` sets a hundred. */
const KILLS = Number(process.env.FAULT_KILLS ?? 20)
/** With every kill of this number PostgreSQL is killed at the same moment, as in a power cut. */
const POSTGRES_GOES_AT_EVERY = 5
const BOOKERS = 8
/** People in one room of a tool, besides the host of a meeting that is followed. */
const ROOM_PEOPLE = 4
/** To repeat the same moments, set FAULT_SEED to what an earlier run printed. */
const SEED = Number(process.env.FAULT_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** When a process is killed: in two of three cases while it serves, otherwise while it starts. */
const killMoment = fc.noBias(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ afterBookings: fc.nat(15), afterMs: fc.nat(30) }) },
    { weight: 1, arbitrary: fc.record({ afterLaunchMs: fc.nat(1_500) }) },
  ),
)

interface Kill {
  moment: typeof killMoment extends fc.Arbitrary<infer T> ? T : never
  withPostgres: boolean
}

/** The addresses of the processes that serve at this moment. */
function servingAddresses() {
  const addresses = new Set<string>()
  let waiting: (() => void)[] = []
  let turn = 0
  return {
    add(address: string) {
      addresses.add(address)
      for (const goOn of waiting.splice(0)) goOn()
    },
    remove: (address: string) => addresses.delete(address),
    /** The serving processes in turn; waits while there is none. */
    async next(): Promise<string> {
      for (;;) {
        turn += 1
        const address = [...addresses][turn % addresses.size]
        if (address) return address
        await new Promise<void>((resolve) => {
          waiting = [...waiting, resolve]
        })
      }
    },
  }
}

test(`killed at ${KILLS} random moments under ${BOOKERS} bookers, alone or with PostgreSQL, two processes on one database lose no booking and no act in a room that they acknowledged and store none twice (FAULT_SEED=${SEED})`, async () => {
  const dataDir = await freshFolder('killed')
  const settings = {
    DATA_DIR: dataDir,
    LIMIT_BOOKINGS_PER_MINUTE: '1000000',
    NODE_COMPILE_CACHE: path.join(dataDir, 'compiled'),
  }
  const first = await startBuiltProduct(settings)
  onTestFinished(first.stop)
  const connection = await embeddedConnection(dataDir)
  await makeRoom(connection)
  const plan: Kill[] = fc
    .sample(killMoment, { numRuns: KILLS, seed: SEED })
    .map((moment, index) => ({ moment, withPostgres: (index + 1) % POSTGRES_GOES_AT_EVERY === 0 }))
  const serving = servingAddresses()
  serving.add(first.address)
  const people = await startRoomPeople(first.address, ROOM_PEOPLE, serving.next)
  const bookers = startBookers(BOOKERS, serving.next)
  let postgresKills = 0
  // Stopped, not killed, so that its compile cache is written: the many starts are then cheaper.
  await bookers.acknowledged(BOOKERS)
  await first.stop()
  serving.remove(first.address)

  /** Launches a process and kills it at its moment. A process that loses PostgreSQL during its start ends by itself. */
  const live = async ({ moment, withPostgres }: Kill): Promise<void> => {
    const postgresKillsBefore = postgresKills
    const product = await launchBuiltProduct(settings)
    onTestFinished(product.stop)
    if ('afterLaunchMs' in moment) {
      await pause(moment.afterLaunchMs)
    } else {
      const hasStarted = await product.ready.then(
        () => true,
        (words: Error) => words,
      )
      if (hasStarted !== true) {
        if (postgresKills === postgresKillsBefore) throw hasStarted
        return live({ moment, withPostgres })
      }
      serving.add(product.address)
      await bookers.acknowledged(moment.afterBookings)
      await pause(moment.afterMs)
    }
    if (withPostgres && (await killPostgres(dataDir))) postgresKills += 1
    await product.kill()
    serving.remove(product.address)
  }
  const lives = async () => {
    for (let next = plan.shift(); next; next = plan.shift()) await live(next)
  }
  await Promise.all([lives(), lives()])

  const last = await startBuiltProduct(settings)
  onTestFinished(last.stop)
  serving.add(last.address)
  await Promise.all([bookers.finish(), people.finish()])

  expect(postgresKills).toBeGreaterThan(0)
  await expectEachStoredOnce(connection, last.address, bookers)
  const { ideas, acts, title } = people.expected()
  const { room, meeting, copy } = await people.stored(last.address)
  expect(room.content.ideas.map(({ id }) => id).sort()).toEqual(ideas)
  // Each act raises the version once; the first version and the look at the room are the other two.
  expect(room.version).toBe(acts + 2)
  expect([meeting.content.title, copy]).toEqual([title, 200])
}, 900_000)

/** @returns false if it was not running */
async function killPostgres(dataDir: string): Promise<boolean> {
  const pidFile = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(
    () => '',
  )
  const pid = Number(pidFile.split('\n')[0])
  if (!pid) return false
  try {
    process.kill(pid, 'SIGKILL')
    return true
  } catch {
    return false
  }
}
