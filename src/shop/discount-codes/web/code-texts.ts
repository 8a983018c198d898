import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import type { BadgeTone } from '#platform/design/web/badge.tsx'
import { codeRefusal, discountText } from '../domain/discount-code.ts'
import type { StaffDiscountCode } from '../domain/discount-code-schema.ts'

type NamedPackages = ReadonlyArray<{ id: string; name: string }>

/** Whether a code can be redeemed today, in a word. */
export function codeState(
  code: StaffDiscountCode,
  today: CalendarDay,
): { label: string; tone: BadgeTone } {
  const use = { day: today, packageId: undefined, uses: code.uses, isCompanyAmongThem: false }
  switch (codeRefusal(code, use)?.why) {
    case undefined:
      return { label: 'Gültig', tone: 'green' }
    case 'not_yet':
      return { label: 'Noch nicht gültig', tone: 'blue' }
    case 'over':
      return { label: 'Abgelaufen', tone: 'neutral' }
    case 'used_up':
      return { label: 'Aufgebraucht', tone: 'orange' }
    default:
      return { label: 'Abgeschaltet', tone: 'red' }
  }
}

/** "15 % auf alle Pakete · 01.02.2027 – 28.02.2027 · 3 von 50 eingelöst · einmal pro Firma" */
export function codeFacts(code: StaffDiscountCode, packages: NamedPackages): string {
  return [
    `${discountText(code)} auf ${packagesText(code, packages)}`,
    daysText(code),
    usesText(code),
    code.isOncePerCompany && 'einmal pro Firma',
  ]
    .filter(Boolean)
    .join(' · ')
}

function packagesText({ packageIds }: StaffDiscountCode, packages: NamedPackages): string {
  if (packageIds.length === 0) return 'alle Pakete'
  const name = (id: string) => packages.find((pkg) => pkg.id === id)?.name ?? id
  return packageIds.map(name).join(', ')
}

function daysText({ firstDay, lastDay }: StaffDiscountCode): string {
  if (firstDay && lastDay) return `${germanDay(firstDay)} – ${germanDay(lastDay)}`
  if (firstDay) return `ab ${germanDay(firstDay)}`
  return lastDay ? `bis ${germanDay(lastDay)}` : 'ohne Frist'
}

function usesText({ uses, maxUses }: StaffDiscountCode): string {
  if (maxUses !== null) return `${uses} von ${maxUses} eingelöst`
  return uses === 0 ? 'noch nicht eingelöst' : `${uses}\u00a0Mal eingelöst`
}

/** "01.02.2027" */
function germanDay(day: CalendarDay): string {
  return day.split('-').reverse().join('.')
}
