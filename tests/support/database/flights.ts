import { startDatabaseProxy } from './database-proxy.ts'

/** What one connection sent to the database before it got an answer: one round trip. */
export interface Flight {
  connection: number
  /** The bytes sent: statements, names of prepared statements, values. */
  sent: string
}

/** Records every round trip, in the order in which they began. */
export function recordFlights() {
  const flights: Flight[] = []
  const underWay = new Map<number, Flight>()
  const proxyFor = (databaseUrl: string) =>
    startDatabaseProxy(databaseUrl, {
      onSent(connection, data) {
        const flight = underWay.get(connection) ?? { connection, sent: '' }
        if (!underWay.has(connection)) flights.push(flight)
        underWay.set(connection, flight)
        flight.sent += data.toString('latin1')
      },
      onAnswer(connection) {
        underWay.delete(connection)
      },
    })
  return { flights, proxyFor }
}
