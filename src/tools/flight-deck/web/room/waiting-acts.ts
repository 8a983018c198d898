import { groupedIdeas } from '../../domain/deck-choices.ts'
import { addedHypothesis, rewritten } from '../../domain/deck-room.ts'
import type { DeckIdeaView, DeckView } from '../../domain/deck-room-view.ts'
import type { DeckRoom, RoomAct, WaitingAct } from './room-types.ts'

/** The room as it will be once the waiting acts are done, as far as the person sees their own work in it. */
export function withWaiting(room: DeckRoom, acts: readonly WaitingAct[]): DeckRoom {
  if (acts.length === 0) return room
  const content = acts.reduce((view, { act }) => after(view, act, room.me), room.content)
  return { ...room, content }
}

function after(view: DeckView, act: RoomAct, me: string): DeckView {
  switch (act.type) {
    case 'idea':
      return withIdea(view, act.id, { text: act.text })
    case 'remove-idea':
      return { ...view, ideas: view.ideas.filter(({ id }) => id !== act.id) }
    case 'sketch':
      return withIdea(view, act.id, { sketch: act.sketch })
    case 'group':
      return { ...view, ideas: groupedIdeas(view.ideas, act.id, act.under) }
    case 'done': {
      if (act.step !== view.step) return view
      const others = view.done.filter((id) => id !== me)
      return { ...view, done: act.isDone ? [...others, me] : others }
    }
    case 'vote':
      return withIdea(view, act.id, { myDots: act.dots })
    case 'frame': {
      const frame = view.frames[act.frame]
      if (!frame) return view
      const { caption, sketch } = act
      return { ...view, frames: view.frames.with(act.frame, { ...frame, caption, sketch }) }
    }
    case 'question':
      return { ...view, question: act.text }
    case 'plan':
      return { ...view, plan: { ...view.plan, [act.part]: act.text } }
    case 'hypothesis':
    case 'result':
      return { ...view, hypotheses: withHypothesis(view.hypotheses, act, me) }
    case 'remove-hypothesis':
      return { ...view, hypotheses: view.hypotheses.filter(({ id }) => id !== act.id) }
    default:
      return view
  }
}

function withIdea(view: DeckView, id: string, changed: Partial<DeckIdeaView>): DeckView {
  const known = view.ideas.some((idea) => idea.id === id)
  if (known)
    return {
      ...view,
      ideas: view.ideas.map((idea) => (idea.id === id ? { ...idea, ...changed } : idea)),
    }
  if (changed.text === undefined) return view
  const idea = { id, text: changed.text, sketch: [], under: null, isMine: true, isVotedOn: true }
  return { ...view, ideas: [...view.ideas, { ...idea, myDots: 0, dots: null }] }
}

function withHypothesis(
  hypotheses: DeckView['hypotheses'],
  act: Extract<RoomAct, { type: 'hypothesis' | 'result' }>,
  me: string,
): DeckView['hypotheses'] {
  if (hypotheses.some(({ id }) => id === act.id))
    return hypotheses.map((one) => (one.id === act.id ? rewritten(one, act) : one))
  const added = act.type === 'hypothesis' && addedHypothesis(act, me)
  return added ? [...hypotheses, added] : hypotheses
}
