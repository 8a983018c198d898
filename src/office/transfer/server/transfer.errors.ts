import { ProblemError } from '#platform/basics/server/problem-error.ts'
import type { ContentFault } from '#shop/initial-content/domain/initial-content.ts'

/** More than anybody reads of one file. */
const FAULTS_SHOWN = 100

export const transferErrors = {
  tooLarge: () =>
    new ProblemError(413, 'transfer.too_large', 'Die Datei darf höchstens 50 MB groß sein.'),
  unreadable: (sentence: string) => new ProblemError(422, 'transfer.unreadable', sentence),
  refused: (faults: readonly ContentFault[]) =>
    new ProblemError(
      422,
      'transfer.refused',
      faults.length === 1
        ? 'In der Datei stimmt eine Angabe nicht. Es wurde nichts geändert.'
        : `In der Datei stimmen ${faults.length} Angaben nicht. Es wurde nichts geändert.`,
      { errors: faults.slice(0, FAULTS_SHOWN) },
    ),
  changedMeanwhile: () =>
    new ProblemError(
      409,
      'transfer.changed_meanwhile',
      'Auf der Website hat sich seit der Vorschau etwas geändert, oder die Datei ist eine andere. Es wurde nichts übernommen. Bitte sehen Sie sich die neue Vorschau an.',
    ),
}
