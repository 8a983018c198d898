import { FIRM } from '../../content/firm.ts'
import { BookingWizard } from './booking-wizard.tsx'

export function BookingScreen() {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <noscript>
        <p className="mb-8 rounded-card border-2 border-error bg-white px-6 py-5">
          Die Anmeldung braucht JavaScript. Schalte es ein und lade die Seite neu, oder schreib uns
          an <a href={`mailto:${FIRM.email}`}>{FIRM.email}</a>.
        </p>
      </noscript>
      <BookingWizard />
    </div>
  )
}
