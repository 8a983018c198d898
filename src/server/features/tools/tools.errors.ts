import { ProblemError } from '../../problem-error.ts'

export const toolErrors = {
  badAddress: () =>
    new ProblemError(422, 'tools.bad_address', 'Das ist keine Adresse einer Website.', {
      errors: [
        {
          path: 'url',
          message: 'Erwartet wird eine Adresse wie https://www.example.com.',
        },
      ],
    }),
  busy: () =>
    new ProblemError(
      503,
      'tools.busy',
      'Gerade werden viele Websites gelesen. Bitte versuche es gleich noch einmal.',
      { retryAfter: 10 },
    ),
  pageNotRead: (page: string) =>
    new ProblemError(
      422,
      'tools.page_not_read',
      'Eine Angabe nennt eine Seite, die nicht gelesen wurde. Bitte lies die Website noch einmal ein.',
      { errors: [{ path: 'facts', message: `Nicht gelesen: ${page}` }] },
    ),
}
