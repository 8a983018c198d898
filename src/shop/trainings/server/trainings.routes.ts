import { createRoute } from '@hono/zod-openapi'
import * as z from 'zod'
import type { Clock } from '#platform/basics/server/clock.ts'
import type { Database } from '#platform/database/server/database.ts'
import { createApiApp, jsonResponse, problemResponses } from '#platform/http/server/api-app.ts'
import { trainingSchema } from '../domain/training.ts'
import { dateIdSchema } from '../domain/training-date.ts'
import type { CalendarSettings } from './session-calendar.ts'
import {
  getAllDatesCalendar,
  getTraining,
  getTrainingCalendar,
  getTrainings,
} from './trainings.service.ts'

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

const calendarFile = {
  description: 'The calendar file',
  content: { 'text/calendar': { schema: z.string() } },
}

const calendar = createRoute({
  method: 'get',
  path: '/api/trainings/{id}/calendar.ics',
  summary: 'A date of a training as a calendar file (RFC 5545)',
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({
      date: dateIdSchema
        .optional()
        .meta({ description: 'A date of the training; without it, the listed one' }),
    }),
  },
  responses: { 200: calendarFile, ...problemResponses(400, 404, 422) },
})

const allDates = createRoute({
  method: 'get',
  path: '/trainings/termine.ics',
  summary: 'All dates to come as a calendar file (RFC 5545), to subscribe to',
  responses: { 200: calendarFile },
})

interface TrainingsParts {
  db: Database
  clock: Clock
  calendar: CalendarSettings
}

export function trainingsRoutes({ db, clock, calendar: settings }: TrainingsParts) {
  return createApiApp()
    .openapi(list, async (c) => c.json(await getTrainings(db, clock.now()), 200))
    .openapi(one, async (c) =>
      c.json(await getTraining(db, c.req.valid('param').id, clock.now()), 200),
    )
    .openapi(calendar, async (c) => {
      const { id } = c.req.valid('param')
      const { date: dateId } = c.req.valid('query')
      const now = clock.now()
      const file = await getTrainingCalendar(db, id, { now, dateId, ...settings })
      return c.body(file, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        // The id is a slug, so it needs no quoting.
        'Content-Disposition': `attachment; filename="${id}.ics"`,
      })
    })
    .openapi(allDates, async (c) => {
      const file = await getAllDatesCalendar(db, { now: clock.now(), ...settings })
      return c.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
    })
}
