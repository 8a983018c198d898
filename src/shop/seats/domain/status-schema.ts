import * as z from 'zod'
import { REGISTRATION_STATUSES } from './status.ts'

export const registrationStatusSchema = z.enum(REGISTRATION_STATUSES)
