import { ProblemError } from '#platform/basics/server/problem-error.ts'

export const roomReportErrors = {
  notFound: () =>
    new ProblemError(
      404,
      'room_reports.not_found',
      'Das gibt es nicht mehr. Vielleicht wurde es gerade gelöscht.',
    ),
  badCursor: () =>
    new ProblemError(
      422,
      'room_reports.bad_cursor',
      'Diese Stelle der Liste gibt es nicht. Bitte laden Sie die Liste neu.',
      { errors: [{ path: 'cursor', message: 'Unbekannte Stelle.' }] },
    ),
}
