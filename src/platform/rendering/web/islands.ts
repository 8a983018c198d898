/** The tool on a tool's page, with the page's key in `data-tool`. */
export const TOOL_ISLAND_ID = 'tool'

/** The notice that the tool cannot be shown, in the page from the beginning and hidden. */
export const TOOL_PROBLEM_ID = 'tool-problem'

/** The scripts that a tool's page loads, as a list in the page. */
export const TOOL_SCRIPTS_ID = 'tool-scripts'

/** The booking form. */
export const BOOKING_ISLAND_ID = 'booking'

/** The form of the waiting list, or an entry with what its person can do. */
export const WAITING_ISLAND_ID = 'waiting-list'

/** What the link in a mail opens: a booking, a seat, or a new contact address; and the form that sends lost links again. */
export const BOOKING_LINK_ISLAND_ID = 'booking-link'

/** Dispatched on the booking form, or the island of the waiting list or of a booking's link, when React has hydrated it. */
export const HYDRATED_EVENT = 'hydrated'

/** The place of the tab's last booking, on the overview of the trainings. */
export const CONFIRMATION_ISLAND_ID = 'last-booking'
