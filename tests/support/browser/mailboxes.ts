import { expect } from '@playwright/test'
import ICAL from 'ical.js'
import { type ParsedMail, simpleParser } from 'mailparser'
import type { JourneyProduct } from './journey-product.ts'

/** What one address got. */
export interface Mailbox {
  /** Sorted, because mails are sent side by side. */
  subjects: string[]
  mails: ParsedMail[]
}

/** The mails of each address, which is in lower case. */
export async function mailboxes(product: JourneyProduct): Promise<Map<string, Mailbox>> {
  const mails = await Promise.all((await product.mails()).map((mail) => simpleParser(mail)))
  const byAddress = Map.groupBy(mails, recipientOf)
  return new Map(
    [...byAddress].map(([address, own]) => [
      address,
      { subjects: own.map(({ subject }) => subject ?? '').toSorted(), mails: own },
    ]),
  )
}

/**
 * Writes the mails about changes, which wait for a minute in case they are undone, sends all, and waits until none is
 * left. Jobs use the database's clock.
 */
export async function sendWaitingMails(product: JourneyProduct): Promise<void> {
  await product.query(
    `select graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs where task_identifier = 'tell'), run_at := now())`,
  )
  await expect
    .poll(() =>
      product.query(`select key from graphile_worker.jobs where task_identifier = 'tell'`),
    )
    .toEqual([])
  await product.query(
    `select graphile_worker.add_job('deliver-mail', json_build_object('mailId', id), job_key := 'mail/' || id)
     from mails where status = 'waiting'`,
  )
  await expect
    .poll(() => product.query(`select recipient, template from mails where status = 'waiting'`))
    .toEqual([])
}

/** Tells the people of all bookings what a test has changed by SQL, and sends the mails. */
export async function tellEverybody(product: JourneyProduct): Promise<void> {
  await product.query(
    `select graphile_worker.add_job('tell', json_build_object('registrationId', id), job_key := 'tell/' || id)
     from registrations`,
  )
  await sendWaitingMails(product)
}

/**
 * A calendar program's entries after it has read all calendar files of a mailbox: the newest file of each entry counts,
 * and a withdrawn entry is removed. As "Uhren & Zeit, 2027-01-12T09:00:00.000Z".
 */
export function calendarEntries({ mails }: Mailbox): string[] {
  const newest = new Map<string, { sequence: number; entry: string | null }>()
  for (const { attachments } of mails) {
    for (const { contentType, content } of attachments) {
      if (contentType !== 'text/calendar') continue
      for (const { uid, sequence, entry } of readFile(content.toString())) {
        if (sequence >= (newest.get(uid)?.sequence ?? 0)) newest.set(uid, { sequence, entry })
      }
    }
  }
  return [...newest.values()].flatMap(({ entry }) => entry ?? []).toSorted()
}

function readFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const isWithdrawn = calendar.getFirstPropertyValue('method') === 'CANCEL'
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence ?? 0,
      entry: isWithdrawn ? null : `${event.summary}, ${event.startDate.toJSDate().toISOString()}`,
    }
  })
}

function recipientOf({ to }: ParsedMail): string {
  const [first] = [to ?? []].flat()
  return (first?.value[0]?.address ?? '').toLowerCase()
}
