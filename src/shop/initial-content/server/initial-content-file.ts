import type { CalendarDay } from '#platform/basics/domain/calendar-day.ts'
import { ConfigError } from '#platform/config/server/config.ts'
import {
  type ContentFault,
  type InitialContent,
  initialContentSchema,
  readContent,
} from '../domain/initial-content.ts'
import { type ContentFile, openContentFile, UnreadableContent } from './content-file.ts'
import { sampleContent } from './sample-content.ts'

/** The content of a new installation, and the pictures that come with it. */
export interface FirstContent extends Pick<ContentFile, 'readPicture' | 'close'> {
  content: InitialContent
}

/**
 * The content of a new installation: that of the operator's file, or the sample for a first start on that day.
 *
 * @param file INITIAL_CONTENT: the path of a JSON file or of an archive that was exported; undefined for the sample
 * @throws ConfigError where the file cannot be read, is neither of both, or breaks a rule of
 *   {@link initialContentSchema}; naming each wrong field, in one line
 */
export async function initialContent(
  file: string | undefined,
  firstStart: CalendarDay,
): Promise<FirstContent> {
  if (file === undefined) {
    const content = initialContentSchema.parse(sampleContent(firstStart))
    return { content, readPicture: async () => null, close() {} }
  }
  const opened = await openContentFile(file).catch((cause: unknown) => {
    const reason = cause instanceof UnreadableContent ? cause.reason : 'cannot be read'
    throw new ConfigError(`INITIAL_CONTENT: ${file}: ${reason}`, { cause })
  })
  const content = readContent(opened.json)
  if (!Array.isArray(content)) return { ...opened, content }
  opened.close()
  throw faultyContent(file, content)
}

/** The error of a file that breaks rules, which names each of them. */
export function faultyContent(file: string, faults: readonly ContentFault[]): ConfigError {
  const sentences = faults.map(({ path, message }) => `${path}: ${message}`)
  return new ConfigError(`INITIAL_CONTENT: ${file}: ${sentences.join('; ')}`)
}
