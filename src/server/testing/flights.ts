import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { onTestFinished } from 'vitest'
import { targetOf } from './database-gate.ts'

/** What one connection said to the database before it had an answer: a way there and back. */
export interface Flight {
  connection: number
  /** What was sent, as it went over the line: statements, names of prepared ones, values. */
  sent: string
}

/** A way to the database on which every flight is written down. */
export interface FlightRecorder {
  wayTo(databaseUrl: string): Promise<string>
  /** All so far, in the order in which they began. */
  flights: Flight[]
}

export function recordFlights(): FlightRecorder {
  const flights: Flight[] = []
  let connections = 0
  const wayTo = async (databaseUrl: string) => {
    const server = createServer({ noDelay: true }, (client) => {
      connections += 1
      const connection = connections
      const database = connect(targetOf(databaseUrl))
      let flight: Flight | null = null
      client.on('data', (data) => {
        if (!flight) {
          flight = { connection, sent: '' }
          flights.push(flight)
        }
        flight.sent += data.toString('latin1')
        database.write(data)
      })
      database.on('data', (data) => {
        flight = null
        client.write(data)
      })
      const cut = () => {
        client.destroy()
        database.destroy()
      }
      for (const end of [client, database]) end.on('close', cut).on('error', cut)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const url = new URL(databaseUrl)
    url.search = ''
    url.hostname = '127.0.0.1'
    url.port = String(port)
    return url.href
  }
  return { wayTo, flights }
}
