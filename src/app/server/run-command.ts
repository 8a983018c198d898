import { sentenceOf } from '#platform/log/server/error-sentence.ts'
import { logLibraryOutput } from '#platform/log/server/library-output.ts'
import { createLog } from '#platform/log/server/log.ts'

/**
 * Runs one of the operator's commands. On failure the process exits with code 1 and prints one sentence without
 * personal data ({@link sentenceOf}). Output of libraries passes the log filter too.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  logLibraryOutput(createLog({ logLevel: 'error' }, process.stderr))
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${sentenceOf(error)}\n`)
    process.exitCode = 1
  }
}
