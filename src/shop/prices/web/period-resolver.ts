import { type FieldErrors, get, type Resolver, set } from 'react-hook-form'
import { pricePeriodEditSchema, refusalSentence } from '../domain/price-period.ts'
import { type PeriodValues, payloadOf } from './period-values.ts'

/** Validates the form with the schema of the server. Each field shows its first problem. */
export const periodResolver: Resolver<PeriodValues> = (values) => {
  const { error } = pricePeriodEditSchema.safeParse(payloadOf(values))
  if (!error) return { values, errors: {} }
  const errors: FieldErrors<PeriodValues> = {}
  for (const { path, message } of error.issues) {
    const name = path.join('.')
    if (!get(errors, name)) set(errors, name, { type: 'refused', message })
  }
  return { values: {}, errors }
}

/** The sentence of the red box for values that {@link periodResolver} refused. */
export function refusalOfValues(values: PeriodValues): string {
  const { error } = pricePeriodEditSchema.safeParse(payloadOf(values))
  return error ? refusalSentence(error) : ''
}
