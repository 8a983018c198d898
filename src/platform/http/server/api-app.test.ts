import { dereference, validate } from '@scalar/openapi-parser'
import { expect, test } from 'vitest'
import type { Problem } from '#platform/basics/domain/problem.ts'
import { VERSION } from '#platform/basics/server/version.ts'
import { lendTestProduct, startTestProduct } from '#tests/support/product/test-product.ts'

test('the OpenAPI document is the same bytes each time, and not sent again to who has it', async () => {
  const product = await lendTestProduct()
  const first = await product.request('/api/openapi.json')
  const etag = first.headers.get('etag') ?? ''
  const again = await product.request('/api/openapi.json', { headers: { 'If-None-Match': etag } })

  expect(first.headers.get('cache-control')).toBe('no-store')
  expect(etag).toMatch(/^"[\w-]+"$/)
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('the OpenAPI document is valid and names every call', async () => {
  const product = await lendTestProduct()

  const { status, body } = await product.get<Record<string, unknown>>('/api/openapi.json')

  expect(status).toBe(200)
  expect(await validate(body)).toMatchObject({ valid: true })
  expect(body).toMatchObject({ info: { version: VERSION } })
  const { schema } = await dereference(body)
  const calls = Object.entries(schema?.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.sort()).toEqual([
    'DELETE /api/admin/dates/{id}',
    'DELETE /api/admin/mail-texts/{template}',
    'DELETE /api/admin/price-periods/{periodName}/{periodType}',
    'DELETE /api/admin/registrations/{id}/refunds/{refundId}',
    'DELETE /api/admin/rooms/{id}',
    'DELETE /api/admin/rooms/{id}/reports',
    'DELETE /api/admin/sessions',
    'DELETE /api/admin/sessions/{id}',
    'DELETE /api/admin/trainings/{id}',
    'DELETE /api/tools/rooms/{code}',
    'GET /api/admin/attendees',
    'GET /api/admin/attendees.csv',
    'GET /api/admin/attendees/selection',
    'GET /api/admin/audit-log',
    'GET /api/admin/cms/texts',
    'GET /api/admin/dates',
    'GET /api/admin/dates/{id}',
    'GET /api/admin/dates/{id}/waiting-list',
    'GET /api/admin/figures',
    'GET /api/admin/images',
    'GET /api/admin/mail-delivery',
    'GET /api/admin/mail-texts',
    'GET /api/admin/mails',
    'GET /api/admin/mails/{id}',
    'GET /api/admin/me',
    'GET /api/admin/messages',
    'GET /api/admin/messages/{id}',
    'GET /api/admin/missing-meeting-links',
    'GET /api/admin/registrations',
    'GET /api/admin/registrations.csv',
    'GET /api/admin/registrations/selection',
    'GET /api/admin/registrations/{id}',
    'GET /api/admin/registrations/{id}/link',
    'GET /api/admin/requests',
    'GET /api/admin/revisions',
    'GET /api/admin/rooms',
    'GET /api/admin/second-factor',
    'GET /api/admin/sessions',
    'GET /api/admin/settings/booking-rules',
    'GET /api/admin/settings/staff-notices',
    'GET /api/admin/todo',
    'GET /api/admin/trainings',
    'GET /api/admin/trainings/{id}',
    'GET /api/admin/trainings/{id}/booked',
    'GET /api/admin/trainings/{id}/emails',
    'GET /api/admin/trainings/{id}/meeting',
    'GET /api/admin/waiting-list',
    'GET /api/booking-rules',
    'GET /api/bookings/{reference}/{token}',
    'GET /api/bookings/{reference}/{token}/attendees/{id}/calendar.ics',
    'GET /api/bookings/{reference}/{token}/calendar.ics',
    'GET /api/cms/content',
    'GET /api/packages',
    'GET /api/price-outlook',
    'GET /api/price-schedules',
    'GET /api/seats/{id}/{token}',
    'GET /api/seats/{id}/{token}/calendar.ics',
    'GET /api/tools',
    'GET /api/tools/rooms/{code}',
    'GET /api/tools/rooms/{code}/content',
    'GET /api/tools/rooms/{code}/events',
    'GET /api/trainings',
    'GET /api/trainings/{id}',
    'GET /api/trainings/{id}/calendar.ics',
    'GET /api/waiting-list/{token}',
    'GET /trainings/termine.ics',
    'PATCH /api/admin/attendees/{id}',
    'PATCH /api/admin/dates/{id}',
    'PATCH /api/admin/packages/{id}',
    'PATCH /api/admin/packages/{id}/base-price',
    'PATCH /api/admin/price-periods/{periodName}/{periodType}',
    'PATCH /api/admin/registrations/{id}',
    'PATCH /api/admin/registrations/{id}/status',
    'PATCH /api/admin/trainings/{id}',
    'PATCH /api/bookings/{reference}/{token}',
    'PATCH /api/bookings/{reference}/{token}/attendees/{id}',
    'PATCH /api/bookings/{reference}/{token}/billing',
    'POST /api/admin/attendees.csv',
    'POST /api/admin/attendees/{id}/cancel',
    'POST /api/admin/attendees/{id}/restore',
    'POST /api/admin/change-password',
    'POST /api/admin/cms/content',
    'POST /api/admin/confirm',
    'POST /api/admin/dates',
    'POST /api/admin/dates/{id}/cancel',
    'POST /api/admin/dates/{id}/cancel/preview',
    'POST /api/admin/dates/{id}/move/preview',
    'POST /api/admin/images',
    'POST /api/admin/login',
    'POST /api/admin/login/code',
    'POST /api/admin/logout',
    'POST /api/admin/mail-texts/{template}/preview',
    'POST /api/admin/mail-texts/{template}/test',
    'POST /api/admin/mails/test',
    'POST /api/admin/mails/{id}/discard',
    'POST /api/admin/mails/{id}/resend',
    'POST /api/admin/messages',
    'POST /api/admin/messages/preview',
    'POST /api/admin/messages/test',
    'POST /api/admin/messages/{id}/resend',
    'POST /api/admin/people/erase',
    'POST /api/admin/people/export',
    'POST /api/admin/people/find',
    'POST /api/admin/price-periods',
    'POST /api/admin/registrations',
    'POST /api/admin/registrations.csv',
    'POST /api/admin/registrations/status',
    'POST /api/admin/registrations/{id}/link/revoke',
    'POST /api/admin/registrations/{id}/refunds',
    'POST /api/admin/requests/{id}/answer',
    'POST /api/admin/second-factor/begin',
    'POST /api/admin/second-factor/confirm',
    'POST /api/admin/second-factor/recovery-codes',
    'POST /api/admin/second-factor/switch-off',
    'POST /api/admin/trainings',
    'POST /api/admin/trainings/{id}/dates',
    'POST /api/admin/waiting-list/{id}/remove',
    'POST /api/bookings/links',
    'POST /api/bookings/{reference}/contact/{token}',
    'POST /api/bookings/{reference}/{token}/attendees/{id}/cancel',
    'POST /api/bookings/{reference}/{token}/cancel',
    'POST /api/bookings/{reference}/{token}/requests/{id}/withdraw',
    'POST /api/registrations',
    'POST /api/seats/{id}/{token}/cannot-come',
    'POST /api/tools/rooms',
    'POST /api/tools/rooms/{code}/acts',
    'POST /api/tools/rooms/{code}/members',
    'POST /api/tools/rooms/{code}/reports',
    'POST /api/tools/site-readings',
    'POST /api/tools/strategy-drafts',
    'POST /api/tools/suggestions',
    'POST /api/waiting-list',
    'POST /api/waiting-list/{token}/accept',
    'POST /api/waiting-list/{token}/confirm',
    'POST /api/waiting-list/{token}/decline',
    'POST /api/waiting-list/{token}/leave',
    'PUT /api/admin/mail-texts/{template}',
    'PUT /api/admin/registrations/{id}/refunds/{refundId}',
    'PUT /api/admin/settings/booking-rules',
    'PUT /api/admin/settings/staff-notices',
  ])
})

test('an unknown address under /api is a 404 with problem details, not a page', async () => {
  const product = await lendTestProduct()

  const { status, headers, body } = await product.get<Problem>('/api/gibt-es-nicht')

  expect(status).toBe(404)
  expect(headers.get('content-type')).toBe('application/problem+json')
  expect(body.code).toBe('http.not_found')
})

test('the content of the pages is listed by section and key', async () => {
  const product = await lendTestProduct()

  const { body } =
    await product.get<{ section: string; key: string; content: string }[]>('/api/cms/content')

  expect(body).toContainEqual(
    expect.objectContaining({
      section: 'trainings',
      key: 'benefits.heading',
      content: 'Warum teilnehmen?',
    }),
  )
})

test('an unavailable database is answered 503 with a German sentence, and the product recovers automatically', async () => {
  const product = await startTestProduct()
  const bringBack = await product.cutDatabase()

  const away = await product.get<Problem>('/api/trainings')
  await bringBack()
  const back = await product.get('/api/trainings')

  expect(away).toMatchObject({
    status: 503,
    body: {
      code: 'http.database_away',
      detail:
        'Der Dienst ist gerade nicht erreichbar. In ein paar Sekunden klappt es meist wieder.',
    },
  })
  expect(away.headers.get('retry-after')).toBe('5')
  expect(back.status).toBe(200)
})

test.each([
  '/api/trainings/%00',
  '/api/trainings/%ff',
  '/api/trainings/a%2Fb',
  '/api/trainings/%ED%A0%80',
])('the odd address %s is a 404', async (path) => {
  const product = await lendTestProduct()

  const { status } = await product.get(path)

  expect(status).toBe(404)
})
