import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** From a cached page to an export of all data, in seconds. */
const DURATIONS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** The product's metrics for its operator, in Prometheus' format. They contain no personal data. */
export function createMetrics<StoredFigures>({
  pool,
  version,
  isWorkerRunning,
  cachedPages,
  readStored,
  addStored,
}: {
  pool: pg.Pool
  /** The product's version. */
  version: string
  isWorkerRunning: () => boolean
  cachedPages: () => number
  /** Figures measured in the database; null while it does not answer. */
  readStored: () => Promise<StoredFigures | null>
  /** Adds their gauges; returns a function that sets them. */
  addStored: (register: Registry) => (figures: StoredFigures | null) => void
}) {
  const registers = [new Registry()] as const
  const [registry] = registers
  /** Answers since the metrics were last read. */
  const direct: { labels: { method: string; route: string; status: number }; answers: number }[] =
    []
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests of visitors and staff that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [...registers],
    collect() {
      for (const { labels, answers } of direct.splice(0)) this.inc(labels, answers)
    },
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From a request to the head of its answer.',
    labelNames: ['method', 'route'],
    buckets: DURATIONS,
    registers: [...registers],
  })
  new Gauge({
    name: 'morgenfalz_database_connections',
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
    name: 'morgenfalz_worker_running',
    help: '1 while background work is done, 0 while the worker is being started again.',
    registers: [...registers],
    collect() {
      this.set(isWorkerRunning() ? 1 : 0)
    },
  })
  new Gauge({
    name: 'morgenfalz_cached_pages',
    help: 'Pages that this process could show without the database.',
    registers: [...registers],
    collect() {
      this.set(cachedPages())
    },
  })
  new Gauge({
    name: 'morgenfalz_build_info',
    help: 'Always 1, with the version of the product.',
    labelNames: ['version'],
    registers: [...registers],
  }).set({ version }, 1)
  const pageChanges = new Counter({
    name: 'morgenfalz_page_content_changes_total',
    help: 'Changes of what pages show that this process has heard of; after each, pages are made anew.',
    registers: [...registers],
  })
  const internal = new Counter({
    name: 'morgenfalz_internal_requests_total',
    help: 'Calls of the API by pages that are made on the server, inside the process.',
    labelNames: ['method', 'route', 'status'],
    registers: [...registers],
  })
  const setStored = addStored(registry)
  return {
    contentType: registry.contentType,
    async text() {
      setStored(await readStored())
      return registry.metrics()
    },
    countPageChange: () => pageChanges.inc(),
    /** Counts an answer from the cache, or a file. It is too fast to be measured in a histogram. */
    countDirectAnswer(route: string, method: string, status: number) {
      // The metric makes a text of its labels for each call, which takes longer than finding the answer.
      const counted = direct.find(
        ({ labels }) =>
          labels.status === status && labels.route === route && labels.method === method,
      )
      if (counted) counted.answers += 1
      else direct.push({ labels: { method, route, status }, answers: 1 })
    },
    /** Counts a call inside the process, for a page whose own request is counted as well. */
    countInternalRequest({
      method,
      route,
      status,
    }: {
      method: string
      route: string
      status: number
    }) {
      internal.inc({ method, route, status })
    },
    /** @param route the pattern of the URL, never the URL itself */
    countRequest(request: { method: string; route: string; status: number; seconds: number }) {
      const { method, route, status, seconds } = request
      requests.inc({ method, route, status })
      durations.observe({ method, route }, seconds)
    },
  }
}
