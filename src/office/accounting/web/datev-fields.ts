import { MONTHS } from '#platform/basics/domain/calendar-day.ts'
import {
  type DatevField,
  type DatevSettings,
  datevSettingsSchema,
} from '../domain/datev-settings.ts'

/** A field of the form: its label, a hint, and the values to choose from where it is no number to type. */
interface FormField {
  name: DatevField
  label: string
  hint?: string
  options?: readonly (readonly [value: string, label: string])[]
}

/** The fields in the order in which they are shown. */
export const DATEV_FIELDS: readonly FormField[] = [
  {
    name: 'consultantNumber',
    label: 'Beraternummer',
    hint: 'Von Ihrer Steuerberatung.',
  },
  {
    name: 'clientNumber',
    label: 'Mandantennummer',
    hint: 'Von Ihrer Steuerberatung.',
  },
  {
    name: 'fiscalYearMonth',
    label: 'Beginn des Wirtschaftsjahrs',
    options: MONTHS.map((month, index) => [String(index + 1), `1. ${month}`]),
  },
  {
    name: 'debtorAccount',
    label: 'Konto der Kundschaft',
    hint: 'Ein Debitorenkonto für alle, oder ein Sammelkonto.',
  },
  {
    name: 'revenueAccount',
    label: 'Erlöse mit 19\u00a0% Umsatzsteuer',
    hint: 'Alle Konten haben so viele Ziffern wie dieses.',
  },
  {
    name: 'revenueKey',
    label: 'BU-Schlüssel für 19\u00a0%',
    hint: 'Leer bei einem Automatikkonto, das seinen Steuersatz kennt.',
  },
  {
    name: 'otherRateAccount',
    label: 'Erlöse mit einem anderen Steuersatz',
    hint: 'Leer, wenn keine Rechnung einen anderen hat.',
  },
  {
    name: 'otherRateKey',
    label: 'BU-Schlüssel für den anderen Steuersatz',
    hint: 'Leer bei einem Automatikkonto, das seinen Steuersatz kennt.',
  },
  {
    name: 'smallBusinessAccount',
    label: 'Erlöse als Kleinunternehmen',
    hint: 'Rechnungen ohne Umsatzsteuer nach §\u00a019\u00a0UStG.',
  },
  {
    name: 'reverseChargeAccount',
    label: 'Erlöse mit Steuerschuld der Kundschaft',
    hint: 'Reverse Charge, Kundschaft in einem anderen Land der EU.',
  },
  {
    name: 'bankAccount',
    label: 'Bankkonto',
    hint: 'Nur für Zahlungen.',
  },
  {
    name: 'withPayments',
    label: 'Zahlungen',
    hint: 'Bucht Ihre Steuerberatung die Kontoauszüge selbst, wären sie sonst doppelt gebucht.',
    options: [
      ['no', 'Nicht in den Buchungsstapel'],
      ['yes', 'In den Buchungsstapel'],
    ],
  },
]

/** What each field's value is called: of one that is chosen, the label of the choice. */
export function fieldText(name: string, value: unknown): string {
  const { options } = DATEV_FIELDS.find((field) => field.name === name) ?? {}
  return options?.find(([option]) => option === value)?.[1] ?? String(value)
}

/** Why a typed value is refused, by field. */
export function datevProblems(typed: DatevSettings): Partial<Record<string, string>> {
  const { error } = datevSettingsSchema.safeParse(typed)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  )
}
