import { test } from '@playwright/test'
import { prepareTemplate } from '../support/browser/journey-template.ts'

test('a product to begin with is prepared', prepareTemplate)
