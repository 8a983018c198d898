import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod'
import { emailAddress, line } from '#platform/basics/domain/text.ts'
import { contentEditSchema } from '#platform/editing/domain/content-edit.ts'
import type { ContentItem } from '#platform/editing/domain/content-item.ts'
import { isErasedAddress } from '#platform/persons/domain/erased-person.ts'
import { bookingSchema } from '#shop/booking/domain/booking.ts'
import { registrations } from '#shop/booking/server/registrations.schema.ts'
import { packageEditSchema } from '#shop/prices/domain/package-edit.ts'
import { PERIOD_PACKAGES, pricePeriodEditSchema } from '#shop/prices/domain/price-period.ts'
import type { PriceSchedule } from '#shop/prices/domain/price-schedule.ts'
import {
  byField,
  REGISTRATION_FIELD_NAMES,
  REGISTRATION_FIELDS,
} from '#shop/seats/domain/registration-fields.ts'
import { trainingEditSchema } from '#shop/trainings/domain/training-edit.ts'
import type { TestProduct } from '../product/test-product.ts'

/** Checks rules that the stored data must keep after any requests. Returns a sentence for each violation. */
export async function brokenRules(product: TestProduct): Promise<string[]> {
  const found = await Promise.all([
    bookings(product),
    seats(product),
    pricePeriods(product),
    editedTexts(product),
    mailsAndFiles(product),
    controlCharacters(product),
  ])
  return found.flat()
}

/**
 * Checks that a stored value is valid by its schema and unchanged by it: trimmed, in Unicode NFC, within its limits.
 */
function unlessTaken(what: string, schema: z.ZodType, value: unknown): string[] {
  const { success, data, error } = schema.safeParse(value)
  if (!success)
    return [`${what} would be refused: ${error.issues[0]?.path}: ${error.issues[0]?.message}`]
  return isDeepStrictEqual(data, value) ? [] : [`${what} is stored unlike its schema makes it`]
}

async function bookings({ pool }: TestProduct): Promise<string[]> {
  const texts = REGISTRATION_FIELD_NAMES.map((name) => `'${name}', r.${registrations[name].name}`)
  const { rows } = await pool.query(`
    select r.id, r.price::text, p.trainings_count as wanted,
      json_build_object('contactName', contact_name, 'contactEmail', contact_email, ${texts.join(', ')},
        'packageId', package_id, 'attendees', (select json_agg(json_build_object('trainingId', training_id,
          'dateId', date_id, 'attendeeType', attendee_type, 'firstName', first_name, 'lastName', last_name, 'email', email,
          'company', a.company) order by position) from attendees a where registration_id = r.id)) as booking
    from registrations r join packages p on p.id = package_id`)
  return rows.flatMap(({ id, price, wanted, booking }) => {
    // After an erasure the texts that are personal data are empty.
    const isErased = isErasedAddress(booking.contactEmail)
    const filled = byField((name) =>
      isErased && REGISTRATION_FIELDS[name].personal ? 'geloescht' : booking[name],
    )
    return [
      ...unlessTaken(`registration ${id}`, bookingSchema, { ...booking, ...filled }),
      ...(booking.attendees.length === wanted
        ? []
        : [`registration ${id} has a wrong number of seats`]),
      ...(/^\d+\.\d\d$/.test(price) ? [] : [`registration ${id} costs ${price}`]),
    ]
  })
}

async function seats({ pool }: TestProduct): Promise<string[]> {
  const { rows } = await pool.query(`
    select d.id from training_dates d where d.capacity < (
      select count(*) from attendees a join registrations r on r.id = a.registration_id and r.status <> 'cancelled'
      where a.date_id = d.id) + (
      select coalesce(sum(offered_seats), 0) from waiting_entries w where w.date_id = d.id)`)
  return rows.map(({ id }) => `the date ${id} has more seats than there are`)
}

async function pricePeriods({ get }: TestProduct): Promise<string[]> {
  const { body } = await get<PriceSchedule[]>('/api/price-schedules')
  const periods = Map.groupBy(body, ({ periodName, periodType }) => `${periodName} ${periodType}`)
  return [...periods].flatMap(([name, schedules]) => {
    const packages = schedules.map(({ packageId }) => packageId).sort()
    const whole = isDeepStrictEqual(packages, [...PERIOD_PACKAGES].sort())
    const prices = Object.fromEntries(schedules.map(({ packageId, price }) => [packageId, price]))
    const { success } = pricePeriodEditSchema.safeParse({ ...schedules[0], prices })
    return whole && success ? [] : [`the price period ${name} is none`]
  })
}

async function editedTexts(product: TestProduct): Promise<string[]> {
  const { body: texts } = await product.get<ContentItem[]>('/api/cms/content')
  const { rows: links } = await product.pool.query(
    'select meeting_url as "meetingUrl" from training_dates',
  )
  const editsOf = (schema: typeof trainingEditSchema | typeof packageEditSchema, thing: object) => {
    const fields = new Set(Object.keys(schema.shape))
    return Object.fromEntries(Object.entries(thing).filter(([field]) => fields.has(field)))
  }
  return [
    ...(await product.trainings()).flatMap((training) =>
      unlessTaken(
        `the training ${training.id}`,
        trainingEditSchema,
        editsOf(trainingEditSchema, training),
      ),
    ),
    ...(await product.packages()).flatMap((pkg) =>
      unlessTaken(`the package ${pkg.id}`, packageEditSchema, editsOf(packageEditSchema, pkg)),
    ),
    ...links.flatMap((link) => unlessTaken('a meeting link', trainingEditSchema, link)),
    ...texts.flatMap(({ version, ...text }) =>
      unlessTaken(`the text ${text.section}/${text.key}`, contentEditSchema, text),
    ),
  ]
}

async function mailsAndFiles({ pool }: TestProduct): Promise<string[]> {
  const { rows: mails } = await pool.query('select recipient, subject from mails')
  const { rows: files } = await pool.query('select file_name from images')
  return [
    ...mails.flatMap(({ recipient, subject }) => [
      ...unlessTaken('the recipient of a mail', emailAddress, recipient),
      ...unlessTaken('the subject of a mail', line(1_000), subject),
    ]),
    ...files.flatMap(({ file_name }) => unlessTaken("a picture's name", line(500), file_name)),
  ]
}

/** Checks that no stored text contains a control character other than tab and line breaks. */
async function controlCharacters({ pool }: TestProduct): Promise<string[]> {
  const { rows: columns } = await pool.query(`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying')`)
  const found = await Promise.all(
    columns.map(async ({ table_name, column_name }) => {
      const { rows } = await pool.query(
        `select 1 from "${table_name}" where "${column_name}" ~ '[\\x01-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f]' limit 1`,
      )
      return rows.length > 0 ? [`${table_name}.${column_name} holds a control character`] : []
    }),
  )
  return found.flat()
}
