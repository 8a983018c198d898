import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'

/** Instead of a form, where the date or training of the link does not exist any more. */
export function NothingToWaitFor() {
  return (
    <>
      <h1 className="text-h2">Für diesen Termin gibt es keine Warteliste mehr</h1>
      <p className="mt-4 max-w-[60ch] text-secondary">
        Er hat schon begonnen oder ist abgesagt, oder der Link ist unvollständig. In der Übersicht
        stehen alle Termine, und wir sagen dir gern Bescheid, sobald es neue gibt.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonAnchor href="/trainings">Zu den Trainings</ButtonAnchor>
        <ButtonAnchor href={waitingListAddress()} variant="secondary">
          Bei neuen Terminen Bescheid bekommen
        </ButtonAnchor>
      </div>
    </>
  )
}
