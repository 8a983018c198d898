/** The id of the dashboard's lists, which may get the focus. */
export const LISTS_ID = 'listen'
