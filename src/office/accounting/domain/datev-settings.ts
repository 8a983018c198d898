import * as z from 'zod'
import { lastEditShape } from '#platform/editing/domain/last-edit.ts'

/**
 * In which account a booking batch books what, and for which client of which tax adviser. All are texts, as typed. An
 * account has as many digits as all others, 4 to 8; that of a debtor may have one more.
 */
export interface DatevSettings {
  /** Of the tax adviser, from 1001; '' until it is known. */
  consultantNumber: string
  /** Of the firm at the tax adviser, from 1; '' until it is known. */
  clientNumber: string
  /** The month with whose first day the fiscal year begins, "1" to "12". */
  fiscalYearMonth: string
  /** Revenue with VAT at 19 %. */
  revenueAccount: string
  /** The tax key for it; '' for an account that knows its rate ("Automatikkonto"). */
  revenueKey: string
  /**
   * Revenue with VAT at any other rate; '' where the firm has none. Bookings keep the rate of their day, so after a change
   * invoices have both for months.
   */
  otherRateAccount: string
  otherRateKey: string
  /** Revenue of a small business (§ 19 UStG). */
  smallBusinessAccount: string
  /** Revenue for which the buyer owes VAT (§ 13b UStG). */
  reverseChargeAccount: string
  /** The account of all customers: one of a debtor, or a collective one. */
  debtorAccount: string
  bankAccount: string
  /** Whether payments are booked too: "yes", or "no" where the tax adviser books the bank statements. */
  withPayments: 'yes' | 'no'
}
export type DatevField = keyof DatevSettings

/** The usual accounts of the chart SKR 03. Examples: the tax adviser says which are right. */
export const DEFAULT_DATEV_SETTINGS: DatevSettings = {
  consultantNumber: '',
  clientNumber: '',
  fiscalYearMonth: '1',
  revenueAccount: '8400',
  revenueKey: '',
  otherRateAccount: '',
  otherRateKey: '',
  smallBusinessAccount: '8195',
  reverseChargeAccount: '8336',
  debtorAccount: '10000',
  bankAccount: '1200',
  withPayments: 'no',
}

/** The rate of the account {@link DatevSettings.revenueAccount}, in percent. */
export const USUAL_RATE = 19

const ACCOUNTS = [
  'smallBusinessAccount',
  'reverseChargeAccount',
  'bankAccount',
] as const satisfies readonly DatevField[]

/** The fields whose defaults are examples. */
const EXAMPLES: readonly DatevField[] = ['revenueAccount', 'debtorAccount', ...ACCOUNTS]

const number = (from: number, to: number, error: string) =>
  z
    .string()
    .refine(
      (text) =>
        text === '' || (/^\d{1,7}$/.test(text) && from <= Number(text) && Number(text) <= to),
      { error },
    )
const key = z.string().regex(/^\d{0,4}$/, { error: 'Höchstens vier Ziffern, oder leer.' })
const account = z.string().max(9)

/**
 * What staff may store. The ranges are those of the format (DATEV-Format, Buchungsstapel: consultant 1001 to 9999999,
 * client 1 to 99999, accounts of 4 to 8 digits, those of debtors with one more and from 1 to 6 at their beginning).
 */
export const datevSettingsSchema: z.ZodType<DatevSettings, DatevSettings> = z
  .strictObject({
    consultantNumber: number(1_001, 9_999_999, 'Eine Zahl von 1001 bis 9999999, oder leer.'),
    clientNumber: number(1, 99_999, 'Eine Zahl von 1 bis 99999, oder leer.'),
    fiscalYearMonth: z
      .string()
      .regex(/^([1-9]|1[0-2])$/, { error: 'Bitte wählen Sie einen Monat.' }),
    revenueAccount: account,
    revenueKey: key,
    otherRateAccount: account,
    otherRateKey: key,
    smallBusinessAccount: account,
    reverseChargeAccount: account,
    debtorAccount: account,
    bankAccount: account,
    withPayments: z.enum(['yes', 'no']),
  })
  .superRefine((settings, context) => {
    const { revenueAccount, otherRateAccount, debtorAccount } = settings
    const { length } = revenueAccount
    const refuse = (name: DatevField, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (length < 4 || length > 8 || !isAccount(revenueAccount, length))
      return refuse('revenueAccount', 'Bitte geben Sie eine Kontonummer mit 4 bis 8 Ziffern ein.')
    for (const name of ACCOUNTS)
      if (!isAccount(settings[name], length))
        refuse(name, `Bitte geben Sie eine Kontonummer mit ${length} Ziffern ein.`)
    if (otherRateAccount !== '' && !isAccount(otherRateAccount, length))
      refuse('otherRateAccount', `Eine Kontonummer mit ${length} Ziffern, oder leer.`)
    if (!isAccount(debtorAccount, length) && !isDebtor(debtorAccount, length))
      refuse(
        'debtorAccount',
        `Ein Konto mit ${length} Ziffern, oder ein Debitorenkonto mit ${length + 1}, das mit 1 bis 6 beginnt.`,
      )
  })

function isAccount(text: string, length: number): boolean {
  return new RegExp(`^\\d{${length}}$`).test(text) && Number(text) > 0
}

function isDebtor(text: string, length: number): boolean {
  return new RegExp(`^[1-6]\\d{${length}}$`).test(text)
}

/** What a booking batch still needs, by its names for staff; empty where it can be made. */
export function missingForDatev({ consultantNumber, clientNumber }: DatevSettings): string[] {
  return [
    ...(consultantNumber === '' ? ['Beraternummer'] : []),
    ...(clientNumber === '' ? ['Mandantennummer'] : []),
  ]
}

/** Whether a value is the example of a new installation, which the tax adviser has to confirm. */
export function isExample(name: DatevField, value: string): boolean {
  return EXAMPLES.includes(name) && value === DEFAULT_DATEV_SETTINGS[name]
}

/** The settings as staff see them. */
export const datevSettingSchema = z.object({
  settings: datevSettingsSchema.meta({ id: 'DatevSettings' }),
  ...lastEditShape,
})
export type DatevSetting = z.infer<typeof datevSettingSchema>
