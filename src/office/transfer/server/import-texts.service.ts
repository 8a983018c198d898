import { mailTextEditSchema } from '#office/mail-texts/domain/mail-text-edit.ts'
import { storeMailTexts } from '#office/mail-texts/server/mail-texts.service.ts'
import { otherLanguage } from '#office/page-texts/domain/page-state.ts'
import { draftEditSchema } from '#office/page-texts/domain/staff-page.ts'
import { editContent } from '#office/page-texts/server/content-edits.service.ts'
import {
  publishTexts,
  sampleWords,
  type TextsToPublish,
} from '#office/page-texts/server/publish-texts.service.ts'
import { SETTING_NAMES } from '#office/settings/server/setting-names.ts'
import { ProblemError } from '#platform/basics/server/problem-error.ts'
import { contentEditSchema } from '#platform/editing/domain/content-edit.ts'
import {
  findPageText,
  TRAININGS_SECTION,
  trainingIdOf,
} from '#platform/editing/domain/page-texts.ts'
import { lockContentItem, putContentItem } from '#platform/editing/server/content.repository.ts'
import { changesOf } from '#platform/editing/server/edits.service.ts'
import { MAIL_TEXT_PART_LABELS, type MailTextPart } from '#platform/mail/domain/mail-text.ts'
import type { EditableMail } from '#platform/mail/server/mail-data.ts'
import { isEditedMail, mailTextOf } from '#platform/mail/server/mail-text-values.ts'
import { lockSetting } from '#platform/settings/server/settings.repository.ts'
import { changeSetting, readSetting } from '#platform/settings/server/stored-setting.service.ts'
import type { ContentFault, InitialContent } from '#shop/initial-content/domain/initial-content.ts'
import { findTrainingTitles } from '#shop/trainings/server/trainings.repository.ts'
import { fieldsOf, TEXT_GROUPS } from '#site/pages/domain/firm-schema.ts'
import { LANGUAGES, type Language } from '#site/pages/domain/languages.ts'
import { pageSection, readPageSection } from '#site/pages/domain/page-section.ts'
import { addChange, type ImportRun } from './import-run.ts'
import { TRANSFERRED_SETTINGS } from './transferred-settings.ts'

/** The German names of the facts of the firm, by field. */
const FACT_LABELS: ReadonlyMap<string, string> = new Map(
  TEXT_GROUPS.flatMap((group) =>
    Object.entries(fieldsOf(group)).map(([field, { label }]) => [field, label] as const),
  ),
)
const LANGUAGE_NAMES: Record<Language, string> = { de: 'Deutsch', en: 'Englisch' }
const UNKNOWN_SECTION = 'Diese Seite gibt es hier nicht.'
const UNKNOWN_TEXT = 'Diesen Text gibt es auf dieser Seite nicht.'

/** Settings of the file replace those of the site. A field that the file does not know has its default. */
export async function importSettings(run: ImportRun): Promise<void> {
  const { tx, content, context, faults } = run
  for (const [name, value] of Object.entries(content.settings)) {
    const setting = TRANSFERRED_SETTINGS.find((one) => one.name === name)
    if (!setting) {
      faults.push({ path: `settings.${name}`, message: 'Diese Einstellung gibt es hier nicht.' })
      continue
    }
    const parsed = setting.schema.safeParse({ ...setting.defaults, ...value })
    if (!parsed.success) {
      for (const { path, message } of parsed.error.issues)
        faults.push({ path: ['settings', name, ...path].join('.'), message })
      continue
    }
    await lockSetting(tx, name)
    const before = await readSetting(tx, setting)
    await changeSetting(tx, setting, parsed.data, context)
    const changes = changesOf(before.value, parsed.data)
    const labels = changes.flatMap(({ field }) => FACT_LABELS.get(field) ?? [])
    const label = SETTING_NAMES.get(name) ?? name
    addChange(run, 'settings', label, changes.length > 0 && labels.length === 0 ? [label] : labels)
  }
}

/** Texts of the pages of the trainings, which visitors see at once. */
export async function importTrainingTexts(run: ImportRun): Promise<void> {
  const { tx, content, faults } = run
  const titles = await findTrainingTitles(tx)
  for (const [section, texts] of Object.entries(content.texts)) {
    if (readPageSection(section)) continue
    const title =
      section === TRAININGS_SECTION
        ? 'Seite aller Trainings'
        : titles.get(trainingIdOf(section) ?? '')
    if (title === undefined) {
      faults.push({ path: `texts.${section}`, message: UNKNOWN_SECTION })
      continue
    }
    const changed: string[] = []
    for (const [key, words] of Object.entries(texts)) {
      const label = await importTrainingText(run, { section, key, words })
      if (label !== null) changed.push(label)
    }
    addChange(run, 'trainingTexts', title, changed)
  }
}

/** @returns the label of the text, if it changed */
async function importTrainingText(
  { tx, context, faults }: ImportRun,
  { section, key, words }: { section: string; key: string; words: string },
): Promise<string | null> {
  const path = `texts.${section}.${key}`
  const text = findPageText(section, key)
  const parsed = contentEditSchema.safeParse({
    ...{ section, key, contentType: 'text', content: words },
  })
  if (!text || !parsed.success) {
    faults.push({ path, message: parsed.error?.issues[0]?.message ?? UNKNOWN_TEXT })
    return null
  }
  const edit = parsed.data
  const stored = await lockContentItem(tx, { section, key })
  if (!stored && edit.content === text.fallback) {
    await putContentItem(tx, {
      ...{ section, key, content: text.fallback, basedOnDefault: text.fallback },
      ...{ translatedFrom: null, version: 1, updatedAt: context.now },
    })
    return null
  }
  await editContent(tx, edit, context)
  return edit.content === (stored?.content ?? text.fallback) ? null : text.label
}

/** Texts of the pages in both languages: each page is one publication of each language. Drafts stay. */
export async function importPageTexts(run: ImportRun): Promise<void> {
  const { tx, pages, context, faults } = run
  faults.push(...unknownPages(run))
  for (const [page, schema] of Object.entries(pages.schemas)) {
    const texts = textsOfPage(run, page)
    if (texts.de.size + texts.en.size === 0) continue
    const published = await publishTexts(tx, pages, page, texts, context)
    if (Array.isArray(published))
      for (const { language, key, message } of published)
        faults.push({ path: `texts.${pageSection(page, language)}.${key}`, message })
    else
      for (const language of LANGUAGES.filter((one) => texts[one].size > 0))
        addChange(
          run,
          'pages',
          `${schema.label} (${LANGUAGE_NAMES[language]})`,
          published[language],
        )
  }
}

function unknownPages({ pages, content }: ImportRun): ContentFault[] {
  const sections = [...Object.keys(content.texts), ...Object.keys(content.translatedFrom)]
  return sections
    .filter((section) => {
      const place = readPageSection(section)
      return place && !Object.hasOwn(pages.schemas, place.page)
    })
    .map((section) => ({ path: `texts.${section}`, message: UNKNOWN_SECTION }))
}

/**
 * The texts of a page in the file. A text was written when the other language said what the file says now, if it does
 * not say otherwise.
 */
function textsOfPage({ pages, content, faults }: ImportRun, page: string): TextsToPublish {
  const schema = pages.schemas[page]
  const textsIn = (language: Language) => {
    const section = pageSection(page, language)
    const others = new Map([
      ...(schema ? sampleWords(schema, language) : []),
      ...Object.entries(content.texts[pageSection(page, otherLanguage(language))] ?? {}),
    ])
    return new Map(
      Object.entries(content.texts[section] ?? {}).flatMap(([key, words]) => {
        const parsed = draftEditSchema.safeParse({ key, content: words })
        if (!parsed.success) {
          const message = parsed.error.issues[0]?.message ?? UNKNOWN_TEXT
          faults.push({ path: `texts.${section}.${key}`, message })
          return []
        }
        const former = content.translatedFrom[section]?.[key]
        const text = {
          words: parsed.data.content,
          translatedFrom: former ?? others.get(key) ?? null,
        }
        return [[parsed.data.key, text] as const]
      }),
    )
  }
  return { de: textsIn('de'), en: textsIn('en') }
}

/** Texts of mails of the file replace those of the site; what the file has as null is the original. */
export async function importMailTexts(run: ImportRun): Promise<void> {
  for (const [template, own] of Object.entries(run.content.mailTexts)) {
    const path = `mailTexts.${template}`
    if (isEditedMail(template)) await importMailText(run, template, { own, path })
    else run.faults.push({ path, message: 'Diese E-Mail gibt es hier nicht.' })
  }
}

async function importMailText(
  run: ImportRun,
  template: EditableMail,
  { own, path }: { own: InitialContent['mailTexts'][string]; path: string },
): Promise<void> {
  const original = mailTextOf(template)
  const parsed = mailTextEditSchema.safeParse({
    subject: own.subject ?? original.subject,
    opening: own.opening ?? original.opening,
    closing: own.closing ?? original.closing,
  })
  if (!parsed.success) {
    run.faults.push(
      ...parsed.error.issues.map((issue) => ({
        path: [path, ...issue.path].join('.'),
        message: issue.message,
      })),
    )
    return
  }
  try {
    const { changed } = await storeMailTexts(run.tx, template, parsed.data, run.context)
    const labels = changed.map((part) => MAIL_TEXT_PART_LABELS[part as MailTextPart])
    addChange(run, 'mailTexts', original.name, labels)
  } catch (error) {
    // Its placeholders, which are checked before anything is written.
    if (!(error instanceof ProblemError) || !error.errors) throw error
    for (const issue of error.errors)
      run.faults.push({ path: `${path}.${issue.path}`, message: issue.message })
  }
}
