import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From a kept page to an export of everything, in seconds. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A database that hangs must not keep the other numbers back. */
const ASKED_FOR_MS = 1_000
const UNHELD = { ref: false }

export type Metrics = ReturnType<typeof createMetrics>

/** What the product counts for its operator, in Prometheus' form. Nothing in it is about a person. */
export function createMetrics({
  pool,
  isWorkerRunning,
  isCopy,
}: {
  pool: pg.Pool
  isWorkerRunning: () => boolean
  isCopy: () => Promise<boolean>
}) {
  const registers = [new Registry()] as const
  const [registry] = registers
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [...registers],
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request to the head of its answer.',
    labelNames: ['method', 'route'],
    buckets: DURATIONS,
    registers: [...registers],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers: [...registers],
    collect() {
      this.set({ state: 'in use' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited for' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'worker_running',
    help: '1 while background work is done, 0 while the worker is being started again.',
    registers: [...registers],
    collect() {
      this.set(isWorkerRunning() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'restored_copy',
    help: '1 for a restored copy, from which nothing leaves, 0 for the live product; absent while the database is away.',
    registers: [...registers],
    async collect() {
      const is = await Promise.race([isCopy().catch(() => null), pause(ASKED_FOR_MS, null, UNHELD)])
      if (is === null) this.remove()
      else this.set(is ? 1 : 0)
    },
  })
  const pageChanges = new Counter({
    name: 'page_content_changes_total',
    help: 'Changes of what pages show that this process has heard of; after each, pages are made anew.',
    registers: [...registers],
  })
  const direct = new Map<string, ReturnType<typeof requests.labels>>()
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countPageChange: () => pageChanges.inc(),
    /** A page that was kept, or a file: what it takes is too little to be worth a histogram. */
    countDirectAnswer(route: string, method: string, status: number) {
      // To find the counter among its labels would take longer than the answer's other work.
      const key = `${method} ${status} ${route}`
      let counter = direct.get(key)
      if (!counter) {
        counter = requests.labels({ method, route, status })
        direct.set(key, counter)
      }
      counter.inc()
    },
    /** @param route the pattern of the address, never the address itself */
    countRequest(request: { method: string; route: string; status: number; seconds: number }) {
      const { method, route, status, seconds } = request
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
  }
}
