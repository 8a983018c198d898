import { logLibraryOutput } from './library-output.ts'
import { createLog } from './log.ts'
import { sentenceOf } from './operator-error.ts'

/**
 * Runs one of the operator's commands. Where it fails the process ends with 1, and one sentence says why, without the
 * data of people ({@link sentenceOf}); whatever libraries tell goes through the filter as well.
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
