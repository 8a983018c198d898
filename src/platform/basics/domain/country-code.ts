/** The countries of ISO 3166-1 by their codes. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
export const COUNTRY_CODES: readonly string[] = CODES.split(' ')

/** The languages in which bookers write the name of a country. */
const LANGUAGES = ['de', 'en'] as const

/**
 * The ISO 3166-1 code of a country as a booker wrote it: its name in German or English, or the code. Germany where nothing
 * was written.
 *
 * @returns null for a name that is not known
 */
export function countryCode(written: string): string | null {
  const name = written.trim().toLowerCase()
  if (name === '') return 'DE'
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  const isMeant = (code: string) =>
    code.toLowerCase() === name || names.some((one) => one.of(code)?.toLowerCase() === name)
  return COUNTRY_CODES.find(isMeant) ?? null
}

let germanNames: Intl.DisplayNames | null = null

/** The German name of a country. @param code of ISO 3166-1 */
export function countryName(code: string): string {
  germanNames ??= new Intl.DisplayNames('de', { type: 'region' })
  return germanNames.of(code) ?? code
}
