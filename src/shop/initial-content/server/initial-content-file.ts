import { readFileSync } from 'node:fs'
import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { ConfigError } from '#platform/config/server/config.ts'
import { type InitialContent, initialContentSchema } from '../domain/initial-content.ts'
import { sampleContent } from './sample-content.ts'

/**
 * The content of a new installation: that of the operator's file, or the sample for a first start on that day.
 *
 * @param file INITIAL_CONTENT: the path of a JSON file; undefined for the sample
 * @throws ConfigError where the file cannot be read, is no JSON, or breaks a rule of {@link initialContentSchema};
 *   naming each wrong field, in one line
 */
export function initialContent(file: string | undefined, firstStart: CalendarDay): InitialContent {
  if (file === undefined) return initialContentSchema.parse(sampleContent(firstStart))
  const parsed = initialContentSchema.safeParse(readJson(file))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new ConfigError(`INITIAL_CONTENT: ${file}: ${faults.join('; ')}`)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read'
    throw new ConfigError(`INITIAL_CONTENT: ${file}: ${reason}`, { cause: error })
  }
}
