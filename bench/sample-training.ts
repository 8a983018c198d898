import { sampleContent } from '#shop/initial-content/server/sample-content.ts'

const [training] = sampleContent('2027-01-07').trainings
if (!training) throw new Error('The sample has no training.')

/** The id of a training that a new database holds. */
export const TRAINING_ID = training.id
