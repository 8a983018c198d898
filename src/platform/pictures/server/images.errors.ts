import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const imageErrors = {
  notMultipart: () =>
    new ProblemError(
      415,
      'image.not_multipart',
      'Das Bild muss als Formular gesendet werden (Content-Type: multipart/form-data).',
    ),
  malformedForm: () =>
    new ProblemError(400, 'image.malformed_form', 'Das Bild kam nicht vollständig an.'),
  noFile: () =>
    new ProblemError(422, 'image.no_file', 'Bitte wählen Sie ein Bild aus.', {
      errors: [{ path: 'file', message: 'Diese Angabe fehlt.' }],
    }),
  tooLarge: () =>
    new ProblemError(413, 'image.too_large', 'Das Bild darf höchstens 10 MB groß sein.'),
  wrongFormat: () =>
    new ProblemError(
      415,
      'image.wrong_format',
      'Diese Datei ist kein Bild im Format JPEG, PNG, WebP oder AVIF.',
    ),
  unreadable: () =>
    new ProblemError(
      422,
      'image.unreadable',
      'Dieses Bild lässt sich nicht lesen. Bitte speichern Sie es noch einmal oder wählen Sie ein anderes.',
    ),
  badDimensions: () =>
    new ProblemError(
      422,
      'image.bad_dimensions',
      'Dieses Bild hat mehr als 50 Millionen Bildpunkte oder ist mehr als zehnmal so hoch wie breit.',
    ),
  restoredCopy: () =>
    new ProblemError(
      503,
      'image.restored_copy',
      'Das ist eine wiederhergestellte Kopie. Sie legt keine Bilder in den Speicher, den auch das Original benutzt.',
    ),
  storeAway: () =>
    new ProblemError(
      503,
      'image.store_away',
      'Der Speicher der Bilder ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
      { retryAfter: 5 },
    ),
}
