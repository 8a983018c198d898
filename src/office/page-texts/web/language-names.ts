/** The languages of the pages, as staff call them. */
export const LANGUAGE_NAMES = { de: 'Deutsch', en: 'Englisch' } as const
