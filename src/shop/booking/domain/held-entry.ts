import type { RegistrationTexts } from '#shop/seats/domain/registration-fields.ts'
import type { OfferedPrice } from './offered-price.ts'

/** Who waited, and the seats that an offer of the waiting list holds for them, as far as their booking needs it. */
export interface HeldEntry extends RegistrationTexts {
  /** 'offered' while the offer is open. */
  state: string
  trainingId: string
  trainingTitle: string
  dateId: string | null
  /** Display texts. */
  date: string | null
  time: string | null
  startsAt: string | null
  endsAt: string | null
  firstName: string
  lastName: string
  email: string
  offer: { seats: number; endsAt: string; prices: OfferedPrice[] } | null
}
