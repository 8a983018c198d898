import { listenIn } from './database-line.ts'

/** What one connection said to the database before it had an answer: a way there and back. */
export interface Flight {
  connection: number
  /** What was sent, as it went over the line: statements, names of prepared ones, values. */
  sent: string
}

/** Writes down every flight, in the order in which they began. */
export function recordFlights() {
  const flights: Flight[] = []
  const underWay = new Map<number, Flight>()
  const wayTo = (databaseUrl: string) =>
    listenIn(databaseUrl, {
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
  return { flights, wayTo }
}
