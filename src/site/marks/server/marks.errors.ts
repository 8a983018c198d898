import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const markErrors = {
  notMultipart: () =>
    new ProblemError(
      415,
      'mark.not_multipart',
      'Die Datei muss als Formular gesendet werden (Content-Type: multipart/form-data).',
    ),
  malformedForm: () =>
    new ProblemError(400, 'mark.malformed_form', 'Die Datei kam nicht vollständig an.'),
  noFile: () =>
    new ProblemError(422, 'mark.no_file', 'Bitte wählen Sie eine Datei aus.', {
      errors: [{ path: 'file', message: 'Diese Angabe fehlt.' }],
    }),
  tooLarge: () =>
    new ProblemError(413, 'mark.too_large', 'Die Datei darf höchstens 512 kB groß sein.'),
  wrongFormat: () =>
    new ProblemError(415, 'mark.wrong_format', 'Diese Datei ist weder SVG noch PNG.'),
  unreadable: () =>
    new ProblemError(
      422,
      'mark.unreadable',
      'Diese Datei lässt sich nicht lesen. Bitte exportieren Sie sie noch einmal, als SVG oder PNG.',
    ),
  entities: () =>
    new ProblemError(
      422,
      'mark.entities',
      'Diese SVG-Datei bringt eigene Abkürzungen mit (ENTITY). Bitte exportieren Sie sie noch einmal; in Illustrator mit „Exportieren als…“ statt „Speichern unter…“.',
    ),
  loadsOthers: () =>
    new ProblemError(
      422,
      'mark.loads_others',
      'Diese SVG-Datei lädt Schriften oder Bilder von anderswo nach. Bitte wandeln Sie Texte in Pfade um, betten Sie Bilder ein und exportieren Sie sie noch einmal.',
    ),
  noSize: () =>
    new ProblemError(
      422,
      'mark.no_size',
      'Dieser SVG-Datei fehlt ihre Größe. Bitte exportieren Sie sie mit viewBox oder mit Breite und Höhe.',
    ),
  empty: () =>
    new ProblemError(
      422,
      'mark.empty',
      'In dieser Datei ist nichts zu sehen. Bitte exportieren Sie sie noch einmal.',
    ),
  unknownFile: (path: string) =>
    new ProblemError(
      422,
      'mark.unknown_file',
      'Diese Datei gibt es nicht mehr. Bitte laden Sie sie noch einmal hoch.',
      {
        errors: [{ path, message: 'Diese Datei gibt es nicht.' }],
      },
    ),
}
