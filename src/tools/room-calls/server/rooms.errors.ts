import { ProblemError } from '#platform/basics/server/problem-error.ts'
import { ROOM_DAYS, type RoomRefusal } from '#tools/rooms/domain/room.ts'

const REFUSALS: Record<RoomRefusal, string> = {
  not_host: 'Das kann nur die Leitung.',
  host_here: 'Die Leitung war in der letzten Minute da.',
  not_decider: 'Das entscheidet jemand anderes.',
  not_yours: 'Daran arbeitet jemand anderes.',
  step_over: 'Dieser Schritt ist vorbei oder noch nicht dran.',
  gone: 'Das gibt es nicht mehr.',
  too_many: 'Mehr passt hier nicht hinein.',
  room_full: 'Dieser Raum ist voll. Kürzt oder entfernt etwas oder eröffnet einen neuen.',
  dots_spent: 'Deine Punkte sind schon vergeben.',
}

export const roomErrors = {
  /** The same for a wrong code, a wrong secret and a room that is over. */
  unknown: () =>
    new ProblemError(
      404,
      'rooms.unknown',
      `Diesen Raum gibt es nicht oder nicht mehr. Räume werden nach ${ROOM_DAYS} Tagen gelöscht.`,
    ),
  full: (people: number) =>
    new ProblemError(409, 'rooms.full', `In diesem Raum sind schon ${people} Personen.`),
  joinedMax: () =>
    new ProblemError(
      409,
      'rooms.joined_max',
      'In diesem Raum waren schon zu viele Personen. Eröffnet bitte einen neuen.',
    ),
  closed: () =>
    new ProblemError(409, 'rooms.closed', 'Dieser Raum nimmt gerade niemanden mehr auf.'),
  refused: (refusal: RoomRefusal) => new ProblemError(409, `rooms.${refusal}`, REFUSALS[refusal]),
  otherKind: () =>
    new ProblemError(422, 'rooms.other_kind', 'Das gehört zu einer anderen Art von Raum.'),
  busy: () =>
    new ProblemError(
      503,
      'rooms.busy',
      'Hier ist gerade viel los. Bitte versuche es gleich noch einmal.',
      {
        retryAfter: 2,
      },
    ),
  tooManyConnections: () =>
    new ProblemError(429, 'rooms.connections', 'Hier sind schon zu viele Fenster verbunden.', {
      retryAfter: 20,
    }),
}
