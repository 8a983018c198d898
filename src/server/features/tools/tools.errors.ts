import { ProblemError } from '../../problem-error.ts'

export const toolErrors = {
  pageNotRead: (page: string) =>
    new ProblemError(
      422,
      'tools.page_not_read',
      'Eine Angabe nennt eine Seite, die nicht gelesen wurde. Bitte lies die Website noch einmal ein.',
      { errors: [{ path: 'facts', message: `Nicht gelesen: ${page}` }] },
    ),
}
