import { startDatabaseProxy } from './database-proxy.ts'

/** What one connection sent to the database before it got an answer. */
export interface RoundTrip {
  connection: number
  /** The bytes sent: statements, names of prepared statements, values. */
  sent: string
}

/** Records every round trip, in the order in which they began. */
export function recordRoundTrips() {
  const roundTrips: RoundTrip[] = []
  const unanswered = new Map<number, RoundTrip>()
  const proxyFor = (databaseUrl: string) =>
    startDatabaseProxy(databaseUrl, {
      onSent(connection, data) {
        const roundTrip = unanswered.get(connection) ?? { connection, sent: '' }
        if (!unanswered.has(connection)) roundTrips.push(roundTrip)
        unanswered.set(connection, roundTrip)
        roundTrip.sent += data.toString('latin1')
      },
      onAnswer(connection) {
        unanswered.delete(connection)
      },
    })
  return { roundTrips, proxyFor }
}
