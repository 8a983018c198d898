import { MEMBERS_MAX, ROOM_DAYS, type RoomRefusal } from '#domain/tools/rooms/room.ts'
import { ProblemError } from '../../problem-error.ts'

const REFUSALS: Record<RoomRefusal, string> = {
  not_host: 'Das kann nur die Leitung.',
  not_decider: 'Das entscheidet jemand anderes.',
  not_yours: 'Daran arbeitet jemand anderes.',
  step_over: 'Dieser Schritt ist vorbei oder noch nicht dran.',
  gone: 'Das gibt es nicht mehr.',
  too_many: 'Mehr passt hier nicht hinein.',
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
  full: () =>
    new ProblemError(409, 'rooms.full', `In diesem Raum sind schon ${MEMBERS_MAX} Personen.`),
  closed: () =>
    new ProblemError(409, 'rooms.closed', 'Dieser Raum nimmt gerade niemanden mehr auf.'),
  refused: (refusal: RoomRefusal) => new ProblemError(409, `rooms.${refusal}`, REFUSALS[refusal]),
  otherKind: () =>
    new ProblemError(422, 'rooms.other_kind', 'Das gehört zu einer anderen Art von Raum.'),
  tooManyConnections: () =>
    new ProblemError(429, 'rooms.connections', 'Hier sind schon zu viele Fenster verbunden.', {
      retryAfter: 20,
    }),
}
