/**
 * Sends all of these at once, each until it is answered, as a browser does: where many come at once to a slow machine, a
 * request may wait too long for a connection. It is answered with a 503 then, and nothing is stored.
 */
export function sendAtOnce<Answer extends { status: number }>(
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  return Promise.all(requests.map(untilAnswered))
}

async function untilAnswered<Answer extends { status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}
