/** The script of all public pages: brings their islands to life. */
import { startIslands } from './islands/start-islands.ts'
import { showOwnTimes } from './own-times.ts'

startIslands()
showOwnTimes()
