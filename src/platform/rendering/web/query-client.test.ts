import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

const QUERY = { queryKey: ['/api/trainings'] }

/** A client whose reads fail until `isMended` is set, with the requested paths. */
function failingClient() {
  const asked: string[] = []
  const server = { isMended: false }
  const queryClient = createQueryClient(async (path) => {
    asked.push(path)
    return server.isMended ? Response.json(['read']) : new Response('away', { status: 503 })
  })
  return { queryClient, asked, server }
}

/** Subscribes to the query as a screen does. `leave` unsubscribes. */
function show(queryClient: QueryClient) {
  const observer = new QueryObserver(queryClient, QUERY)
  const leave = observer.subscribe(() => {})
  return { observer, leave }
}

/** Waits for everything that was started. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('what a loader failed to read is not read again by the screens that show it', async () => {
  const { queryClient, asked } = failingClient()
  await expect(queryClient.ensureQueryData(QUERY)).rejects.toThrow('503')
  const first = show(queryClient)
  const second = show(queryClient)
  await settled()
  expect(asked).toEqual(['/api/trainings'])
  expect(first.observer.getCurrentResult().isError).toBe(true)
  expect(second.observer.getCurrentResult().isError).toBe(true)
})

test('a screen that comes later does not read again what another one failed to read', async () => {
  const { queryClient, asked } = failingClient()
  const first = show(queryClient)
  await settled()
  show(queryClient)
  first.leave()
  await settled()
  expect(asked).toHaveLength(1)
})

test('the button to try again reads once more', async () => {
  const { queryClient, asked, server } = failingClient()
  const { observer } = show(queryClient)
  await settled()
  server.isMended = true
  await observer.refetch()
  expect(asked).toHaveLength(2)
  expect(observer.getCurrentResult().data).toEqual(['read'])
})

test('opening a screen again is an act of the person, and reads again', async () => {
  const { queryClient, asked, server } = failingClient()
  const { leave } = show(queryClient)
  await settled()
  leave()
  await settled()
  server.isMended = true
  const { observer } = show(queryClient)
  await settled()
  expect(observer.getCurrentResult().data).toEqual(['read'])
  expect(asked).toHaveLength(2)
})

test('cached data stays where reading it again failed, and the failure is shown', async () => {
  const { queryClient, asked, server } = failingClient()
  server.isMended = true
  const { observer } = show(queryClient)
  await settled()
  server.isMended = false
  await queryClient.invalidateQueries(QUERY)
  show(queryClient)
  await settled()
  expect(observer.getCurrentResult()).toMatchObject({ data: ['read'], isRefetchError: true })
  expect(asked).toHaveLength(2)
})

test('what a write made out of date is read when its screen opens again, also after a failure', async () => {
  const { queryClient, asked, server } = failingClient()
  server.isMended = true
  const { leave } = show(queryClient)
  await settled()
  server.isMended = false
  await queryClient.invalidateQueries(QUERY)
  leave()
  await settled()
  show(queryClient)
  await settled()
  expect(asked).toHaveLength(3)
})
