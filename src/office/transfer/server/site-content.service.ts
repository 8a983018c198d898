import { listMailTexts } from '#office/mail-texts/server/mail-texts.repository.ts'
import { hasDrifted } from '#office/page-texts/domain/drift.ts'
import { otherLanguage } from '#office/page-texts/domain/page-state.ts'
import { type Pages, readAllPages } from '#office/page-texts/server/staff-pages.service.ts'
import type { Connection } from '#platform/database/server/database.ts'
import {
  ownTexts,
  TRAININGS_SECTION,
  textsOfSection,
  trainingSection,
} from '#platform/editing/domain/page-texts.ts'
import { listContentItems } from '#platform/editing/server/content.repository.ts'
import { isEditedMail } from '#platform/mail/server/mail-text-values.ts'
import { listImages } from '#platform/pictures/server/images.repository.ts'
import { listSettings } from '#platform/settings/server/settings.repository.ts'
import {
  CONTENT_VERSION,
  type InitialContentFile,
} from '#shop/initial-content/domain/initial-content.ts'
import { groupPeriods, PERIOD_PACKAGES } from '#shop/prices/domain/price-period.ts'
import { listPackages } from '#shop/prices/server/packages.repository.ts'
import { listPriceSchedules } from '#shop/prices/server/price-periods.repository.ts'
import { understandSession } from '#shop/seats/domain/session-time.ts'
import { type CountedDate, listDates } from '#shop/trainings/server/training-dates.repository.ts'
import { listTrainings } from '#shop/trainings/server/trainings.repository.ts'
import { LANGUAGES } from '#site/pages/domain/languages.ts'
import { pageSection } from '#site/pages/domain/page-section.ts'
import { picturesIn } from './import-pictures.service.ts'
import { TRANSFERRED_SETTINGS } from './transferred-settings.ts'

type Texts = Record<string, Record<string, string>>

/** The content of a site, as it is written to a file. */
export type SiteContent = {
  [Part in keyof InitialContentFile]-?: NonNullable<InitialContentFile[Part]>
}

/**
 * The content of the site as visitors see it, as a file has it: always in the same order, so that equal contents are
 * equal files. Of the uploaded pictures those that it names are in it. Drafts, bookings, people and accounts are not in it.
 *
 * @param now dates that have ended by then are left out
 */
export async function readSiteContent(
  db: Connection,
  pages: Pages,
  now: Date,
): Promise<SiteContent> {
  const trainings = await readTrainings(db, now)
  const sections = [TRAININGS_SECTION, ...trainings.map(({ id }) => trainingSection(id))]
  const ofPages = await readPageTexts(db, pages)
  const content: Omit<SiteContent, 'pictures'> = {
    version: CONTENT_VERSION,
    trainings,
    packages: await readPackages(db),
    pricePeriods: await readPricePeriods(db),
    texts: { ...(await readTrainingTexts(db, sections)), ...ofPages.texts },
    translatedFrom: ofPages.translatedFrom,
    settings: await readSettings(db),
    mailTexts: await readMailTexts(db),
  }
  const named = new Set(picturesIn(JSON.stringify(content)))
  return { ...content, pictures: (await readPictures(db)).filter(({ id }) => named.has(id)) }
}

/** The text of the file, the same for equal contents. */
export function contentText(content: InitialContentFile): string {
  return `${JSON.stringify(content, null, 2)}\n`
}

async function readTrainings(db: Connection, now: Date) {
  const dates = await listDates(db, { state: 'planned', endsAfter: now })
  const ofTraining = Map.groupBy(dates, ({ trainingId }) => trainingId)
  return (await listTrainings(db)).map((row) => {
    const { id, title, subtitle, description, heroImage, boardImage, visible, archivedAt } = row
    const { objectives, methods, agenda, targetAudience, outcome } = row
    const { accent, title: titleColor, description: descriptionColor, bg } = row.colorScheme
    return {
      ...{ id, title, subtitle, description, heroImage, boardImage },
      colorScheme: { accent, title: titleColor, description: descriptionColor, bg },
      ...{ objectives, methods, agenda, targetAudience, outcome },
      ...{ visible, archived: archivedAt !== null },
      dates: (ofTraining.get(id) ?? []).toSorted(byKey(orderOfDate)).flatMap(toFileDate),
    }
  })
}

/** Texts from which no instant can be read are no date that another site could offer. */
function toFileDate({ date, time, capacity, meetingUrl, trainer, note }: CountedDate) {
  const session = understandSession(date, time)
  return session ? [{ date, time, capacity, meetingUrl, trainer, note }] : []
}

/** By their instants; two dates at once by what they say, because their ids differ from site to site. */
function orderOfDate(date: CountedDate): string {
  return `${date.startsAt?.toISOString()} ${JSON.stringify(toFileDate(date))}`
}

async function readPackages(db: Connection) {
  const rows = await listPackages(db)
  return PERIOD_PACKAGES.flatMap((id) => {
    const row = rows.find((one) => one.id === id)
    if (!row) return []
    const { name, tagline, badge, features, trainingsCount, basePrice } = row
    return [{ id, name, tagline, badge, features, trainingsCount, basePrice }]
  })
}

/** The price periods of the site, each with its schedules. */
export async function listPeriods(db: Connection) {
  const rows = await listPriceSchedules(db)
  return groupPeriods(
    rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
  )
}

async function readPricePeriods(db: Connection) {
  return (await listPeriods(db))
    .map(({ periodName, periodType, validFrom, validUntil, schedules: own }) => {
      const priceOf = (id: string) => own.find(({ packageId }) => packageId === id)?.price ?? '0.00'
      const [single, double, complete] = PERIOD_PACKAGES.map(priceOf)
      return {
        ...{ periodName, periodType, validFrom, validUntil },
        prices: { single: single ?? '', double: double ?? '', complete: complete ?? '' },
      }
    })
    .toSorted(
      byKey(({ validFrom, periodName, periodType }) =>
        JSON.stringify([validFrom, periodName, periodType]),
      ),
    )
}

async function readTrainingTexts(db: Connection, sections: readonly string[]): Promise<Texts> {
  const rows = await listContentItems(db)
  return Object.fromEntries(
    sections.map((section) => {
      const stored = new Map(
        rows.filter((row) => row.section === section).map(({ key, content }) => [key, content]),
      )
      const own = ownTexts(section, (key) => stored.get(key))
      const texts = [...textsOfSection(section), ...own].flatMap(({ key }) => {
        const content = stored.get(key)
        return content === undefined ? [] : [[key, content] as const]
      })
      return [section, Object.fromEntries(texts)]
    }),
  )
}

async function readPageTexts(db: Connection, pages: Pages) {
  const texts: Texts = {}
  const translatedFrom: Texts = {}
  for (const { page, states } of await readAllPages(db, pages)) {
    for (const language of LANGUAGES) {
      const section = pageSection(page, language)
      const others = states[otherLanguage(language)].published
      for (const [key, { published, content }] of states[language].published) {
        if (!published) continue
        texts[section] = { ...texts[section], [key]: published.content }
        if (hasDrifted(content.kind, published.translatedFrom, others.get(key)?.words))
          translatedFrom[section] = {
            ...translatedFrom[section],
            [key]: published.translatedFrom ?? '',
          }
      }
    }
  }
  return { texts, translatedFrom }
}

async function readSettings(db: Connection) {
  const rows = await listSettings(
    db,
    TRANSFERRED_SETTINGS.map(({ name }) => name),
  )
  const entries = TRANSFERRED_SETTINGS.flatMap(({ name, schema, defaults }) => {
    const value = rows.find((row) => row.name === name)?.value as object | undefined
    if (!value) return []
    const whole = { ...defaults, ...value }
    return [[name, (schema.safeParse(whole).data ?? whole) as Record<string, unknown>] as const]
  })
  return Object.fromEntries(entries)
}

async function readMailTexts(db: Connection) {
  const rows = await listMailTexts(db)
  const own = rows.filter(
    ({ template, subject, opening, closing }) =>
      isEditedMail(template) && [subject, opening, closing].some((text) => text !== null),
  )
  return Object.fromEntries(
    own
      .toSorted(byKey(({ template }) => template))
      .map(({ template, subject, opening, closing }) => [template, { subject, opening, closing }]),
  )
}

async function readPictures(db: Connection) {
  const rows = await listImages(db)
  return rows
    .map(({ id, fileName, width, height }) => ({ id, fileName, width, height }))
    .toSorted(byKey(({ id }) => id))
}

/** By the units of the text, which is the same everywhere. */
function byKey<T>(keyOf: (value: T) => string) {
  return (one: T, other: T) => {
    const [first, second] = [keyOf(one), keyOf(other)]
    return Number(first > second) - Number(first < second)
  }
}
