import { randomUUID } from 'node:crypto'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import type { Connection } from '#platform/database/server/database.ts'
import type { MailContent } from '#platform/mail/server/mail-data.ts'
import type { NewMail } from '#platform/mail/server/mails.repository.ts'
import type { OfferedPrice } from '#shop/booking/domain/offered-price.ts'
import { listPackages } from '#shop/prices/server/packages.repository.ts'
import { findLowestPrice } from '#shop/prices/server/packages.service.ts'
import { listPriceSchedules } from '#shop/prices/server/price-periods.repository.ts'
import type { WaitingFacts } from './waiting-facts.ts'
import type { DescribedEntry } from './waiting-list.repository.ts'

type WaitingContent = Extract<MailContent, { template: `waiting.${string}` }>

/**
 * A mail to somebody who waits.
 *
 * @param content makes the mail of the facts that every such mail contains
 * @param dedupeKey what tells it from other mails of its kind about the entry; without it, every one is sent
 */
export function waitingMail(
  entry: DescribedEntry,
  content: (facts: WaitingFacts) => WaitingContent,
  dedupeKey: string = randomUUID(),
): NewMail {
  const { id, firstName, lastName, trainingId, title, date, time, seats, atLeast, email } = entry
  const mail = content({
    name: `${firstName} ${lastName}`,
    entryId: id,
    training: { id: trainingId, title },
    session: date === null || time === null ? null : { date, time },
    seatsWanted: seats,
    atLeast,
  })
  return {
    ...mail,
    dedupeKey: `${mail.template}/${id}/${dedupeKey}`,
    recipient: email,
    registrationId: null,
  }
}

/**
 * What each package costs somebody who waits: the lower of the prices of the day of joining and of today. Read once for
 * several entries.
 */
export async function readPricesFor(db: Connection, now: Date) {
  const packages = await listPackages(db)
  const schedules = await listPriceSchedules(db)
  return ({ joinedAt }: Pick<DescribedEntry, 'joinedAt'>) =>
    packages.flatMap(({ id: packageId, name, trainingsCount }) => {
      const days = [berlinDay(now), berlinDay(joinedAt)]
      const found = findLowestPrice(packages, schedules, { id: packageId, days })
      if (!found) return []
      const { currentCents, priceType } = found.prices
      const price: OfferedPrice = { packageId, price: formatMoney(currentCents), priceType }
      return [{ ...price, packageName: name, seats: trainingsCount }]
    })
}
