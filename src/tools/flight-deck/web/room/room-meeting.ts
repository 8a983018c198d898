import type { HandedStart } from '#tools/documents/web/handed-over.ts'
import { choicesOf } from '../../domain/deck-choices.ts'
import { plannedMeeting } from '../planned-meeting.ts'
import { hypothesisSentence, isWritten } from './room-document.ts'
import type { RoomStepProps } from './room-types.ts'

/** The meeting about a room's next steps, with its people. A dropped hypothesis leads to none. */
export function roomMeeting({ room, texts }: Pick<RoomStepProps, 'room' | 'texts'>): HandedStart {
  const { question, decidedId, ideas, hypotheses, plan } = room.content
  const decided = choicesOf(ideas).find(({ idea }) => idea.id === decidedId)
  return plannedMeeting(
    {
      name: decided?.idea.text || question || texts.export.untitled,
      about: question,
      hypotheses: hypotheses
        .filter((one) => isWritten(one) && one.verdict !== 'drop')
        .map((hypothesis) => hypothesisSentence(hypothesis, texts.plan)),
      test: [[plan.how, plan.who].filter(Boolean).join('; ')].filter(Boolean),
      risks: [],
      until: plan.when,
      people: room.members.map(({ name }) => name),
    },
    texts.deck.meeting,
  )
}
