import { FIRM_SCHEMAS, type FirmGroup } from '#site/pages/domain/firm-schema.ts'

/** Why values are refused, by the path of the field: "phoneNumber", or "people.2.name". */
export function firmProblems(group: FirmGroup, values: unknown): Readonly<Record<string, string>> {
  const issues = FIRM_SCHEMAS[group].safeParse(values).error?.issues ?? []
  // The first problem of a field is the one to correct first.
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}
