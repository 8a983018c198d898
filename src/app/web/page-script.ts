/** The script of all public pages: brings their islands to life. */
import { startIslands } from './islands/start-islands.ts'
import { showOwnTimes } from './own-times.ts'

// For staff alone, so that pages of visitors have nothing of it.
const editLink = document.body.appendChild(document.createElement('div'))
Object.assign(editLink.dataset, { island: 'edit-link', when: 'staff' })
startIslands()
showOwnTimes()
