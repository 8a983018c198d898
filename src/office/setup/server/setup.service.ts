import { editorAddress } from '#office/page-texts/domain/editor-address.ts'
import type { Pages } from '#office/page-texts/server/staff-pages.service.ts'
import { isSample, readAllPages } from '#office/page-texts/server/staff-pages.service.ts'
import { readFirmValues } from '#office/settings/server/firm-settings.service.ts'
import { listStaff } from '#office/staff/server/staff.repository.ts'
import { getLastBackup, getMissingDates } from '#office/todo/server/looking-ahead.service.ts'
import { berlinDay } from '#platform/basics/domain/calendar-day.ts'
import { OWNERS, type StaffRole } from '#platform/basics/domain/staff-role.ts'
import type { Database } from '#platform/database/server/database.ts'
import {
  findPageText,
  INVENTED,
  TOOL_FACTS,
  type ToolFact,
  TRAININGS_SECTION,
} from '#platform/editing/domain/page-texts.ts'
import { listSection } from '#platform/editing/server/content.repository.ts'
import type { MailDelivery } from '#platform/mail/domain/mail.ts'
import { listSettings } from '#platform/settings/server/settings.repository.ts'
import {
  changeSetting,
  readSetting,
  type Setting,
} from '#platform/settings/server/stored-setting.service.ts'
import { sampleContent } from '#shop/initial-content/server/sample-content.ts'
import { listVisibleTrainings } from '#shop/trainings/server/trainings.repository.ts'
import { LOOK } from '#site/look/server/look.service.ts'
import { MARKS_SETTING } from '#site/marks/server/marks.service.ts'
import { LANGUAGES } from '#site/pages/domain/languages.ts'
import {
  FIRST_CHOICES,
  type Setup,
  type SetupChoices,
  setupChoicesSchema,
} from '../domain/setup.ts'
import { type SetupFacts, type SetupPage, setupChecks, setupSteps } from '../domain/setup-checks.ts'
import { type SetupStep, STEP_ROLES } from '../domain/setup-step.ts'
import { setupErrors } from './setup.errors.ts'
import { hasRegistrations } from './setup.repository.ts'

/** What staff have decided about the guide. */
export const SETUP_SETTING: Setting<SetupChoices> = {
  name: 'setup',
  schema: setupChoicesSchema,
  defaults: FIRST_CHOICES,
}

/** The rows of `settings` of which one is enough for a look of the firm's own. */
const LOOK_SETTINGS = [LOOK.name, MARKS_SETTING.name]

export interface SetupParts {
  db: Database
  /** The pages that staff edit. */
  pages: Pages
  publicUrl: string
  /** The last backup is late once it is older; 0 where the operator expects none. */
  backupReminderDays: number
  getMailDelivery: () => Promise<Pick<MailDelivery, 'server' | 'testArrivedAt'>>
}

/** How far the product is set up, for one role. Read one after the other, as the to-do list is. */
export async function getSetup(parts: SetupParts, role: StaffRole, now: Date): Promise<Setup> {
  const { db } = parts
  const facts = await readFacts(parts, now)
  const { value: choices } = await readSetting(db, SETUP_SETTING)
  const { isLeft, isFinished } = choices
  const checks = setupChecks(facts)
  const steps = setupSteps(facts, checks, choices)
  const isOwner = OWNERS.includes(role)
  const isWanted = isOwner && !isLeft && !isFinished && steps.some(({ state }) => state === 'open')
  return {
    steps: steps.filter(({ step }) => STEP_ROLES[step].includes(role)),
    checks: isOwner ? checks : [],
    isLeft,
    isFinished,
    opensFirst: isWanted && !(await hasRegistrations(db)),
  }
}

/** "Später": logins open the dashboard from now on. Recorded in the log, as every change of the guide is. */
export function leaveSetup(db: Database, actor: string, now: Date): Promise<void> {
  return changeChoices(db, (choices) => ({ ...choices, isLeft: true }), { actor, now })
}

/** Skips a step, or opens it again. */
export function skipStep(
  db: Database,
  {
    step,
    isSkipped,
    actor,
    now,
  }: { step: SetupStep; isSkipped: boolean; actor: string; now: Date },
): Promise<void> {
  const change = (choices: SetupChoices) => {
    const others = choices.skipped.filter((one) => one !== step)
    return { ...choices, skipped: isSkipped ? [...others, step] : others }
  }
  return changeChoices(db, change, { actor, now })
}

/**
 * Ends the guide: the dashboard does not name it any more.
 *
 * @throws ProblemError 409 setup.steps_open
 */
export async function finishSetup(parts: SetupParts, actor: string, now: Date): Promise<void> {
  const { steps } = await getSetup(parts, 'owner', now)
  if (steps.some(({ state }) => state === 'open')) throw setupErrors.stepsOpen()
  const end = (choices: SetupChoices) => ({ ...choices, isLeft: true, isFinished: true })
  return changeChoices(parts.db, end, { actor, now })
}

/** @throws ProblemError 412 content.changed_meanwhile */
async function changeChoices(
  db: Database,
  change: (choices: SetupChoices) => SetupChoices,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  const { value, version } = await readSetting(db, SETUP_SETTING)
  await changeSetting(db, SETUP_SETTING, change(value), {
    actor,
    now,
    expected: new Set([version]),
  })
}

async function readFacts(
  { db, pages, publicUrl, backupReminderDays, getMailDelivery }: SetupParts,
  now: Date,
): Promise<SetupFacts> {
  const missing = await getMissingDates(db, now)
  const backup = await getLastBackup(db, { now, expectedDays: backupReminderDays })
  const staff = await listStaff(db)
  return {
    firm: await readFirmValues(db),
    hasOwnLook: (await listSettings(db, LOOK_SETTINGS)).length > 0,
    pages: await readPages(db, pages),
    mail: await getMailDelivery(),
    isBookable: missing.every(({ trainingId }) => trainingId !== null),
    sampleTrainings: await listSampleTrainings(db, now),
    sampleToolFacts: await listSampleToolFacts(db),
    publicUrl,
    backup: { ...backup, isExpected: backupReminderDays > 0 },
    ownersWithoutSecondFactor: staff
      .filter((one) => one.role === 'owner' && one.hasPassword && !one.hasSecondFactor)
      .map(({ email }) => email),
  }
}

async function readPages(db: Database, pages: Pages): Promise<SetupPage[]> {
  const all = await readAllPages(db, pages)
  return all.flatMap(({ page, schema, states }) =>
    LANGUAGES.map((language) => {
      const texts = [...states[language].published.values()].filter(
        ({ content }) => content.kind !== 'list',
      )
      return {
        ...{ page, language },
        label: schema.label,
        editor: editorAddress({ page, language, editedOn: pages.editedOn(page) }),
        texts: texts.length,
        samples: texts.filter(isSample).length,
        words: texts.map(({ words }) => words),
      }
    }),
  )
}

/** The facts about tools that still say of themselves that they are invented. */
async function listSampleToolFacts(db: Database): Promise<ToolFact[]> {
  const stored = new Map(
    (await listSection(db, TRAININGS_SECTION)).map(({ key, content }) => [key, content]),
  )
  return TOOL_FACTS.filter((fact) => {
    const text = stored.get(fact) ?? findPageText(TRAININGS_SECTION, fact)?.fallback
    return text?.includes(INVENTED)
  })
}

/** The titles of trainings that visitors see and whose description is the sample's: titles may be right by chance. */
async function listSampleTrainings(db: Database, now: Date): Promise<string[]> {
  const sample = new Set(
    sampleContent(berlinDay(now)).trainings.map(({ description }) => description),
  )
  const visible = await listVisibleTrainings(db)
  return visible.filter(({ description }) => sample.has(description)).map(({ title }) => title)
}
