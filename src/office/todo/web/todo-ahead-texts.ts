import { berlinDay, formatLongDay } from '#platform/basics/domain/calendar-day.ts'
import { counted } from '#platform/design/web/counted.ts'
import { unbrokenDate } from '#platform/design/web/unbroken.ts'
import type { Todo } from '../domain/todo.ts'
import { BOOKED_SEAT, type TodoItem } from './todo-item.ts'

/** Things to do before they become a trouble: prices and dates that end, dates with few seats, backups. */
export function itemsAhead(
  todo: Todo,
): Record<
  'fewParticipants' | 'missingDates' | 'endingPrices' | 'lateBackups' | 'sampleFacts',
  TodoItem[]
> {
  return {
    fewParticipants: todo.fewParticipants.items.map((date) => ({
      key: date.dateId,
      name: `${date.trainingTitle}, ${unbrokenDate(date.date)}`,
      detail:
        date.seatsTaken === 0 ? 'noch keine Anmeldung' : counted(BOOKED_SEAT, date.seatsTaken),
      place: { at: 'date', id: date.dateId },
    })),
    missingDates: todo.missingDates.items.map(({ trainingId, trainingTitle }) => ({
      key: trainingId ?? 'all',
      name: trainingTitle ?? 'Kein Termin in Aussicht',
      detail:
        trainingTitle === null
          ? 'Für kein Training: Im Shop kann nichts gebucht werden'
          : 'Kein Termin geplant, also kann niemand buchen',
      place: { at: 'dates' },
    })),
    endingPrices: todo.endingPrices.items.map(({ from, days, packageNames }) => ({
      key: from,
      name:
        days === 0
          ? 'Kein Preiszeitraum in Kraft'
          : `Preise enden in ${counted({ one: 'Tag', many: 'Tagen' }, days)}`,
      detail: `${days === 0 ? 'Im Shop' : `Ab dem ${formatLongDay(from)}`} gilt der Grundpreis: ${packageNames.join(', ')}`,
      place: { at: 'prices' },
    })),
    lateBackups: todo.lateBackups.items.map(({ madeAt }) => ({
      key: 'backup',
      name:
        madeAt === null
          ? 'Noch keine Sicherung'
          : `Letzte Sicherung am ${formatLongDay(berlinDay(new Date(madeAt)))}`,
      detail:
        'Auf dem Server: npm run backup. Wer anders sichert, schaltet diesen Hinweis mit BACKUP_REMINDER_DAYS=0 ab.',
      place: { at: 'server' },
    })),
    sampleFacts: todo.sampleFacts.items.map(({ areInMails }) => ({
      key: 'firm',
      name: 'Zu den Angaben zur Firma',
      detail: areInMails
        ? 'Auch E-Mails an Buchende und Teilnehmende nennen erfundene Angaben'
        : 'Name, Adresse und andere Angaben sind erfunden',
      place: { at: 'firm' },
    })),
  }
}
