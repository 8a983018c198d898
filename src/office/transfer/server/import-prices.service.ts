import { SHOP_TEXT_LABELS } from '#office/page-texts/domain/shop-text-labels.ts'
import { formatMoney } from '#platform/basics/domain/money.ts'
import { changesOf } from '#platform/editing/server/edits.service.ts'
import { PERIOD_PACKAGES, type PricePeriodEdit } from '#shop/prices/domain/price-period.ts'
import { priceTypeLabel } from '#shop/prices/domain/price-type.ts'
import { editPackage } from '#shop/prices/server/package-edits.service.ts'
import { lockPackage } from '#shop/prices/server/packages.repository.ts'
import {
  createPricePeriod,
  deletePricePeriod,
  updatePricePeriod,
} from '#shop/prices/server/price-periods.service.ts'
import { addChange, addLine, labelsOf, type SiteImportRun } from './import-run.ts'
import { listPeriods } from './site-content.service.ts'

const PACKAGE_LABELS = {
  ...SHOP_TEXT_LABELS.package,
  trainingsCount: 'Plätze',
  basePrice: 'Grundpreis',
}
const PERIOD_LABELS = { validFrom: 'Beginn', validUntil: 'Ende', prices: 'Preise' }

/** Packages of the file replace those of the site. */
export async function importPackages(run: SiteImportRun): Promise<void> {
  const { tx, content, context } = run
  for (const { id, basePrice, ...values } of content.packages) {
    const before = await lockPackage(tx, id)
    if (!before) throw new Error(`The site has no package ${id}`)
    const edit = { ...values, basePrice: formatMoney(basePrice) }
    await editPackage(tx, id, edit, context)
    addChange(run, 'packages', edit.name, labelsOf(changesOf(before, edit), PACKAGE_LABELS))
  }
}

/**
 * Price periods of the file are created, or replace those of the same name and type. Bookings keep their prices, which
 * are stored with them.
 */
export async function importPricePeriods(run: SiteImportRun): Promise<void> {
  const { tx, content, context, choices } = run
  const { actor, now } = context
  const present = await listPeriods(tx)
  const isOf = (one: Address) => (other: Address) =>
    one.periodName === other.periodName && one.periodType === other.periodType
  for (const edit of content.pricePeriods) {
    const before = present.find(isOf(edit))
    if (!before) {
      await createPricePeriod(tx, edit, { actor, now })
      addLine(run, 'prices', periodName(edit), 'new')
      continue
    }
    const changes = changesOf(
      {
        ...{ validFrom: before.validFrom, validUntil: before.validUntil },
        prices: Object.fromEntries(before.schedules.map((one) => [one.packageId, one.price])),
      },
      {
        ...{ validFrom: edit.validFrom, validUntil: edit.validUntil },
        prices: Object.fromEntries(PERIOD_PACKAGES.map((id) => [id, formatMoney(edit.prices[id])])),
      },
    )
    if (changes.length > 0) await updatePricePeriod(tx, before, edit, { actor, expected: null })
    addChange(run, 'prices', periodName(edit), labelsOf(changes, PERIOD_LABELS))
  }
  for (const period of present) {
    if (content.pricePeriods.some(isOf(period))) continue
    if (choices.deletePeriods) await deletePricePeriod(tx, period, actor)
    addLine(run, 'prices', periodName(period), choices.deletePeriods ? 'deleted' : 'stays')
  }
}

type Address = Pick<PricePeriodEdit, 'periodName'> & { periodType: string }

function periodName({ periodName: name, periodType }: Address): string {
  return `${name} (${priceTypeLabel(periodType)})`
}
