import type { Connection, Database } from '#platform/database/server/database.ts'
import type { EditContext } from '#platform/editing/server/edits.service.ts'
import { listSettings } from '#platform/settings/server/settings.repository.ts'
import {
  changeSetting,
  readEditedSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import { firmOf, mailsNameSamples } from '#site/pages/domain/firm-of-values.ts'
import { SAMPLE_VALUES, sampleFacts, withSamples } from '#site/pages/domain/firm-samples.ts'
import {
  FIRM_GROUPS,
  FIRM_SCHEMAS,
  type FirmGroup,
  type FirmValues,
} from '#site/pages/domain/firm-schema.ts'

/** The name of the setting with a group of facts about the firm. */
export function firmSettingName(group: FirmGroup): string {
  return `firm_${group}`
}

/** The setting with a group of facts about the firm. */
export function firmSettingOf<Group extends FirmGroup>(group: Group): Setting<FirmValues[Group]> {
  return {
    name: firmSettingName(group),
    schema: FIRM_SCHEMAS[group],
    defaults: SAMPLE_VALUES[group],
  }
}

/** Every fact about the firm; a group that nobody has saved has its samples. */
export async function readFirmValues(db: Connection): Promise<FirmValues> {
  const rows = await listSettings(db, FIRM_GROUPS.map(firmSettingName))
  const stored = new Map(rows.map(({ name, value }) => [name, value as object]))
  return withSamples((group) => stored.get(firmSettingName(group)))
}

/** A group of facts as staff see it: its values, their version, and who changed them last. */
async function getFirmGroup<Group extends FirmGroup>(db: Connection, group: Group) {
  const { value, ...edited } = await readEditedSetting(db, firmSettingOf(group))
  return { values: value, ...edited }
}

/** All groups as staff see them. */
export async function getFirmSettings(db: Connection) {
  const entries = FIRM_GROUPS.map(async (group) => [group, await getFirmGroup(db, group)] as const)
  return Object.fromEntries(await Promise.all(entries)) as {
    [Group in FirmGroup]: Awaited<ReturnType<typeof getFirmGroup<Group>>>
  }
}

/**
 * Changes a group of facts about the firm. Every process is told by a trigger, and shows it at once.
 *
 * @throws ProblemError 412 content.changed_meanwhile
 */
export async function changeFirmGroup<Group extends FirmGroup>(
  db: Database,
  group: Group,
  values: FirmValues[Group],
  context: EditContext,
) {
  const { value, ...edited } = await changeSetting(db, firmSettingOf(group), values, context)
  return { values: value, ...edited }
}

/**
 * How many facts are still those of the sample, and whether mails to customers name one of them: a site without https
 * is being tried out.
 */
export async function countSamplesOf(db: Connection, publicUrl: string) {
  const values = await readFirmValues(db)
  const areInMails = publicUrl.startsWith('https:') && mailsNameSamples(firmOf(values))
  return { count: sampleFacts(values).length, areInMails }
}
