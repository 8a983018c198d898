import { useQuery } from '@tanstack/react-query'
import type { DashboardSearch } from '#office/frame/web/dashboard-search.ts'
import type { RegistrationFilter } from '#office/registrations/domain/registration-list.ts'
import { ATTENDEE_LIST, REGISTRATION_LIST } from '#office/registrations/web/admin-list.ts'
import { CsvButton } from '#office/registrations/web/csv-button.tsx'
import { filterWords } from '#office/registrations/web/filter-texts.ts'
import { filterFrom, listParameters, sortFrom } from '#office/registrations/web/list-search.ts'
import {
  attendeeColumns,
  REGISTRATION_COLUMNS,
} from '#office/registrations/web/printed-list-columns.tsx'
import { counted } from '#platform/design/web/counted.ts'
import { PrintedApiList } from '#platform/login/web/printed-list.tsx'
import { packagesQuery } from '#shop/prices/web/packages-query.ts'
import { datesQuery } from '#shop/trainings/web/dates-query.ts'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'

/** The attendees that match the search parameters, for printing. */
export function PrintedAttendees({ search }: { search: DashboardSearch }) {
  const filter = filterFrom(search)
  const parameters = listParameters(filter, sortFrom(search.sort, ATTENDEE_LIST.sorts))
  const head = useHead('Teilnehmerliste', filter)
  return (
    <PrintedApiList
      {...head}
      countText={(count, _hasMore, rows) =>
        attendeesText(count, rows.filter(({ status }) => status === 'cancelled').length)
      }
      list={ATTENDEE_LIST.rowsOf(parameters)}
      columns={attendeeColumns(filter.date ? 'date' : filter.training ? 'training' : undefined)}
      tick="Anwesend"
      isTicked={({ status }) => status !== 'cancelled'}
      actions={<CsvButton read={() => ATTENDEE_LIST.csvOf(parameters)} variant="secondary" />}
    />
  )
}

/** Who has cancelled stands on the list and does not come: "2 Teilnehmer, 1 abgesagt". */
function attendeesText(rows: number, cancelled: number): string {
  const coming = counted({ one: 'Teilnehmer', many: 'Teilnehmer' }, rows - cancelled)
  return cancelled > 0 ? `${coming}, ${cancelled} abgesagt` : coming
}

/** The registrations that match the search parameters, for printing. */
export function PrintedRegistrations({ search }: { search: DashboardSearch }) {
  const filter = filterFrom(search)
  const parameters = listParameters(filter, sortFrom(search.sort, REGISTRATION_LIST.sorts))
  const head = useHead('Training-Anmeldungen', filter)
  return (
    <PrintedApiList
      {...head}
      countText={(count) => counted({ one: 'Anmeldung', many: 'Anmeldungen' }, count)}
      list={REGISTRATION_LIST.rowsOf(parameters)}
      columns={REGISTRATION_COLUMNS}
      tick="Erledigt"
      actions={<CsvButton read={() => REGISTRATION_LIST.csvOf(parameters)} variant="secondary" />}
    />
  )
}

/** Head of a printed list: the training in the heading, the date below it, and the other filters. */
function useHead(title: string, filter: RegistrationFilter) {
  const trainings = useQuery(staffTrainingsQuery)
  const dates = useQuery({ ...datesQuery, enabled: filter.date !== undefined })
  const packages = useQuery(packagesQuery)
  const date = dates.data?.find(({ id }) => id === filter.date)
  const training = trainings.data?.find(({ id }) => id === filter.training)
  const trainingName = date?.trainingTitle ?? training?.title ?? filter.training
  return {
    heading: trainingName ? `${title}: ${trainingName}` : title,
    subheading: date && `${date.date}, ${date.time}`,
    filterWords: filterWords(filter, packages.data ?? []).join(' · '),
    isReady: !trainings.isLoading && !dates.isLoading && !packages.isLoading,
  }
}
