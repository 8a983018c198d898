import { useSuspenseQuery } from '@tanstack/react-query'
import { ButtonAnchor } from '#platform/design/web/button.tsx'
import { FormLoadNotices } from '#platform/design/web/form-load-notices.tsx'
import { WAITING_ISLAND_ID } from '#platform/rendering/web/islands.ts'
import { trainingsQuery } from '#shop/trainings/web/trainings-query.ts'
import { waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import { JoinIsland } from './join-island.tsx'
import { type JoinSearch, requestedSubject } from './waiting-subjects.ts'

/** The content of the page that takes entries, which the server renders. In the browser React hydrates the form alone. */
export function JoinScreen({ search }: { search: JoinSearch }) {
  const { data: trainings } = useSuspenseQuery(trainingsQuery)
  const isUnknown = asksForSubject(search) && !requestedSubject(trainings, search)
  return (
    <div className="wrap pt-10 pb-16 lg:pt-14 lg:pb-24">
      <FormLoadNotices />
      {isUnknown || trainings.length === 0 ? (
        <NothingToWaitFor />
      ) : (
        <div id={WAITING_ISLAND_ID}>
          <JoinIsland trainings={trainings} search={search} />
        </div>
      )}
    </div>
  )
}

function asksForSubject({ termin, training }: JoinSearch): boolean {
  return termin !== undefined || training !== undefined
}

/** Instead of a form, where the date or training of the link does not exist any more. */
function NothingToWaitFor() {
  return (
    <>
      <h1 className="text-h2">Für diesen Termin gibt es keine Warteliste mehr</h1>
      <p className="mt-4 max-w-[60ch] text-secondary">
        Er hat schon begonnen, wurde abgesagt, oder der Link ist unvollständig. In der Übersicht
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
