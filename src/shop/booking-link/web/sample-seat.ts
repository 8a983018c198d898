import type { BookedSeat } from '#shop/booking-changes/domain/booking-view.ts'

/** A seat for tests, on Tuesday, 12 January 2027, at 10:00 in Berlin. */
export function aSeat(changes: Partial<BookedSeat> = {}): BookedSeat {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    position: 1,
    trainingId: 'kurs-1-uhren',
    trainingTitle: 'Uhren & Zeit',
    dateId: '00000000-0000-4000-8000-0000000000a1',
    date: 'Dienstag, 12. Januar 2027',
    time: '10:00 – 11:30 Uhr',
    startsAt: '2027-01-12T09:00:00.000Z',
    endsAt: '2027-01-12T10:30:00.000Z',
    note: '',
    meetingUrl: null,
    attendeeType: 'other',
    firstName: 'Lena',
    lastName: 'Ott',
    email: 'lena.ott@example.com',
    company: '',
    status: 'confirmed',
    isDateCancelled: false,
    cannotComeSince: null,
    can: { replace: true, move: true, cancel: 'free' },
    ...changes,
  }
}
