/** The script of all public pages: brings their islands to life. */
import { startIslands } from './islands/start-islands.ts'
import { showOwnTimes } from './own-times.ts'

// The administration shares modules of this file, which runs there too.
if (!document.getElementById('root')) addEditLink()
startIslands()
showOwnTimes()

/** For staff alone, so that pages of visitors have nothing of it. */
function addEditLink(): void {
  const link = document.body.appendChild(document.createElement('div'))
  Object.assign(link.dataset, { island: 'edit-link', when: 'staff' })
}
