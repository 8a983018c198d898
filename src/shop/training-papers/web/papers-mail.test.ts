import { expect, test } from 'vitest'
import { aTraining } from '#tests/support/builders.ts'
import { papersMail } from './papers-mail.ts'

const DATE = {
  id: 'january',
  date: 'Donnerstag, 14. Januar 2027',
  time: '10:00 – 11:30 Uhr',
  startsAt: null,
  endsAt: null,
  seatsLeft: 3,
  trainer: null,
}
const CLOCKS = { title: 'Uhren & Zeit', dates: [DATE] }
const PAGE = {
  address: 'https://firma.example/trainings/kurs-1-uhren/unterlagen',
  firmName: 'Firma',
  price: '112 € inkl. 19 % USt.',
}

function read(mail: string) {
  const url = new URL(mail)
  return { subject: url.searchParams.get('subject'), body: url.searchParams.get('body') ?? '' }
}

test('the mail of one training names it, its next date, the price and the address', () => {
  const { subject, body } = read(papersMail({ ...PAGE, trainings: [CLOCKS] }))

  expect(subject).toBe('Unterlagen zum Training „Uhren & Zeit“ (Firma)')
  expect(body.split('\r\n')).toEqual(
    expect.arrayContaining([
      PAGE.address,
      'Uhren & Zeit: nächster Termin Donnerstag, 14. Januar 2027, 10:00 – 11:30 Uhr',
      'Ein Platz kostet heute 112 € inkl. 19 % USt.',
    ]),
  )
})

test('without a date to come the mail names no price', () => {
  const { body } = read(papersMail({ ...PAGE, trainings: [aTraining({ dates: [] })] }))

  expect(body).toContain('zurzeit kein Termin')
  expect(body).not.toContain('112')
})

test('a mail of many trainings stays as short as mail programs take it', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...CLOCKS, title: `Kurs ${index}` }))
  const mail = papersMail({ ...PAGE, trainings: many })

  expect(mail.length).toBeLessThan(2000)
  expect(read(mail).body).toContain('Kurs 11')
})
