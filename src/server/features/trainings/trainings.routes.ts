import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import { trainingSchema } from '#domain/training/training.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '../../http/api-app.ts'
import { getTraining, getTrainings } from './trainings.service.ts'

const training = trainingSchema.meta({ id: 'Training' })

const list = createRoute({
  method: 'get',
  path: '/api/trainings',
  summary: 'All trainings in the order of the shop',
  responses: { 200: jsonResponse('The trainings', z.array(training)) },
})

const one = createRoute({
  method: 'get',
  path: '/api/trainings/{id}',
  summary: 'One training',
  request: { params: z.object({ id: z.string() }) },
  responses: { 200: jsonResponse('The training', training), ...problemResponses(404) },
})

export function trainingsRoutes({ db, clock }: { db: Database; clock: Clock }) {
  return createApiApp()
    .openapi(list, async (c) => c.json(await getTrainings(db, clock.now()), 200))
    .openapi(one, async (c) =>
      c.json(await getTraining(db, c.req.valid('param').id, clock.now()), 200),
    )
}
