// npm run check: the checks that take less than a minute. npm test runs them first.
import { ensureInstalled } from './setup.mjs'
import { checkSource } from './steps.mjs'

ensureInstalled()
checkSource()
