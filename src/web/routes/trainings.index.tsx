import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { trainingsQuery } from '../lib/queries.ts'

export const Route = createFileRoute('/trainings/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(trainingsQuery),
  head: () => ({ meta: [{ title: 'Trainings' }] }),
  component: Screen,
})

function Screen() {
  const { data } = useSuspenseQuery(trainingsQuery)
  return (
    <main>
      <h1>{data.length}</h1>
    </main>
  )
}
