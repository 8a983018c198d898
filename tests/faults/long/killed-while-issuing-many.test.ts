import { test } from 'vitest'
import { expectNumbersWithoutGaps } from '../../support/programs/issuing.ts'

test('200 invoices issued by two processes that are killed meanwhile have numbers without gaps and all their bytes', async () => {
  await expectNumbersWithoutGaps(200, 20)
}, 600_000)
