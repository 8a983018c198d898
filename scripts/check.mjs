// npm run check: what can be known in under a minute, before a commit. npm test does the same first.
import { ensureInstalled } from './setup.mjs'
import { checkSource } from './steps.mjs'

ensureInstalled()
checkSource()
