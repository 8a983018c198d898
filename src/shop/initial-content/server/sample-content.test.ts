import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addDays, berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { TRAINING_MINUTES } from '#shop/seats/domain/session-facts.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import { agendaMinutes } from '#shop/trainings/domain/agenda.ts'
import { initialContentSchema } from '../domain/initial-content.ts'
import { sampleContent } from './sample-content.ts'

const PUBLIC = path.resolve(import.meta.dirname, '../../../../public')
const EVERY_DAY_OF_A_YEAR = Array.from({ length: 366 }, (_, n) => addDays('2026-11-20', n))

test('on every day of a year the sample is valid, and every session begins after the first start', () => {
  for (const firstStart of EVERY_DAY_OF_A_YEAR) {
    const { trainings } = initialContentSchema.parse(sampleContent(firstStart))

    for (const { date, time } of trainings.flatMap(({ dates }) => dates)) {
      const session = understandSession(date, time)
      expect(session && berlinDay(session.startsAt) > firstStart, date).toBe(true)
    }
  }
})

test('both pictures of every sample training exist', () => {
  for (const { heroImage, boardImage } of sampleContent('2026-11-20').trainings) {
    expect(existsSync(path.join(PUBLIC, heroImage)), heroImage).toBe(true)
    expect(existsSync(path.join(PUBLIC, boardImage ?? '')), heroImage).toBe(true)
    expect(boardImage).toMatch(/board-/)
  }
})

test('every sample training has four to six objectives and methods', () => {
  for (const { id, objectives, methods } of sampleContent('2026-11-20').trainings) {
    for (const list of [objectives, methods]) {
      expect(list.length, id).toBeGreaterThanOrEqual(4)
      expect(list.length, id).toBeLessThanOrEqual(6)
    }
  }
})

test('the agenda of every sample training fills its session', () => {
  for (const { id, agenda } of initialContentSchema.parse(sampleContent('2026-11-20')).trainings)
    expect(agendaMinutes(agenda), id).toBe(TRAINING_MINUTES)
})

test('a sample price period is in force on the first start', () => {
  const { pricePeriods } = sampleContent('2026-11-20')
  const inForce = pricePeriods.filter(
    ({ validFrom, validUntil }) => validFrom <= '2026-11-20' && '2026-11-20' <= validUntil,
  )

  expect(inForce).not.toEqual([])
})
