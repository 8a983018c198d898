import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TrainingsScreen } from './trainings-screen.tsx'

test('while the trainings load the page says so', () => {
  const screen = createElement(TrainingsScreen)
  const page = createElement(QueryClientProvider, { client: new QueryClient() }, screen)
  expect(renderToString(page)).toContain('Lade Trainings...')
})
