import type { ActResult, RoomActor, RoomRefusal } from '#tools/rooms/domain/room.ts'
import type { DeckAct } from './deck-act-schema.ts'
import { choiceIdOf, groupedIdeas, isVotedOn, tiedChoices, withoutIdea } from './deck-choices.ts'
import {
  addedHypothesis,
  type DeckContent,
  type DeckIdea,
  type DeckStep,
  DOTS,
  HYPOTHESES_MAX,
  IDEAS_PER_MEMBER,
  isBefore,
  isDecider,
  rewritten,
  SKETCHES_PER_MEMBER,
  sketchCountOf,
} from './deck-room.ts'
import type { Sketch } from './sketch.ts'
import { isPaused, running, type StepTimer, standing } from './step-timer.ts'

type ActOf<Type extends DeckAct['type']> = Extract<DeckAct, { type: Type }>
type Result = ActResult<DeckContent>

const OF_HOST: ReadonlySet<DeckAct['type']> = new Set([
  'step',
  'question',
  'timer',
  'run-timer',
  'vote-again',
  'decider',
  'plan',
])

/**
 * The sprint after an act, or why it is refused. An act of a step that is still to come is refused too, except that
 * ideas are accepted until the votes are revealed, so that those of a member without connection are not lost. What
 * concerns the timer or the end of a step that is not open any more has no effect on the one that is.
 *
 * @param members ids of all members
 */
export function applyDeckAct(
  content: DeckContent,
  act: DeckAct,
  who: RoomActor,
  { now, members }: { now: Date; members: readonly string[] },
): Result {
  if (OF_HOST.has(act.type) && !who.isHost) return refused('not_host')
  switch (act.type) {
    case 'step':
      return { content: atStep(content, act.step, now) }
    case 'question':
      return changed(content, { question: act.text })
    case 'timer':
      return withTimer(content, act, now)
    case 'run-timer':
      return withRunningTimer(content, act, now)
    case 'done':
      return withDone(content, act, who)
    case 'idea':
    case 'remove-idea':
    case 'sketch':
      return withIdea(content, act, who)
    case 'group':
      return withGroup(content, act)
    case 'vote':
      return withVote(content, act, who)
    case 'vote-again':
      return withVoteAgain(content, act, now)
    case 'decider':
      if (act.memberId !== null && !members.includes(act.memberId)) return refused('gone')
      return changed(content, { deciderId: act.memberId })
    case 'decide':
      return withDecision(content, act, who)
    case 'take-frame':
    case 'leave-frame':
    case 'frame':
      return withFrame(content, act, who)
    case 'plan':
      return changed(content, { plan: { ...content.plan, [act.part]: act.text } })
    case 'hypothesis':
    case 'remove-hypothesis':
    case 'result':
      return withHypothesis(content, act, who)
  }
}

/**
 * The sprint without a member: the ideas stay, the frames are free. The votes go, so that nobody votes again after
 * joining again. Once they are revealed nobody votes, and all have seen the sums: these stay.
 */
export function withoutDeckMember(content: DeckContent, memberId: string): DeckContent {
  const { [memberId]: _, ...votesOfOthers } = content.votes
  return {
    ...content,
    votes: content.areVotesRevealed ? content.votes : votesOfOthers,
    deciderId: content.deciderId === memberId ? null : content.deciderId,
    done: content.done.filter((id) => id !== memberId),
    frames: content.frames.map((frame) => (frame.by === memberId ? { ...frame, by: null } : frame)),
  }
}

function refused(refusal: RoomRefusal) {
  return { refusal }
}

function changed(content: DeckContent, parts: Partial<DeckContent>) {
  return { content: { ...content, ...parts } }
}

/**
 * Opens a step. The time of the one before stops with what is left, and that of this one goes on. The decision reveals
 * the votes, for good.
 */
function atStep(content: DeckContent, step: DeckStep, now: Date): DeckContent {
  if (step === content.step) return content
  const { [content.step]: left, [step]: opened, ...others } = content.timers
  return {
    ...content,
    step,
    done: [],
    timers: {
      ...others,
      ...(left && { [content.step]: standing(left, now, false) }),
      ...(opened && { [step]: isPaused(opened) ? opened : running(opened, now) }),
    },
    areVotesRevealed: content.areVotesRevealed || !isBefore(step, 'decision'),
  }
}

function withTimer(
  content: DeckContent,
  { minutes, step = content.step }: ActOf<'timer'>,
  now: Date,
): Result {
  const { [step]: _, ...others } = content.timers
  if (minutes === null) return changed(content, { timers: others })
  const whole: StepTimer = { restMs: minutes * 60_000, isPaused: false }
  const timer = step === content.step ? running(whole, now) : whole
  return changed(content, { timers: { ...others, [step]: timer } })
}

function withRunningTimer(
  content: DeckContent,
  { step, isRunning }: ActOf<'run-timer'>,
  now: Date,
): Result {
  const timer = content.timers[step]
  if (!timer || step !== content.step) return { content }
  const next = isRunning ? running(timer, now) : standing(timer, now, true)
  return changed(content, { timers: { ...content.timers, [step]: next } })
}

function withDone(
  content: DeckContent,
  { step, isDone }: ActOf<'done'>,
  { memberId }: RoomActor,
): Result {
  if (step !== content.step) return { content }
  const others = content.done.filter((id) => id !== memberId)
  return changed(content, { done: isDone ? [...others, memberId] : others })
}

function withIdea(
  content: DeckContent,
  act: ActOf<'idea' | 'remove-idea' | 'sketch'>,
  { memberId }: RoomActor,
): Result {
  const { ideas, step, votes } = content
  const known = ideas.find(({ id }) => id === act.id)
  if (known && known.by !== memberId) return refused('not_yours')
  if (content.areVotesRevealed) return refused('step_over')
  // What people may have voted on keeps its text.
  const isFixed = !isBefore(step, 'votes') || Object.keys(votes).length > 0
  if (known && act.type !== 'sketch' && isFixed) return refused('step_over')
  const own = ideas.filter(({ by }) => by === memberId)
  switch (act.type) {
    case 'idea': {
      if (known) return withChangedIdea(content, { ...known, text: act.text })
      if (own.length >= IDEAS_PER_MEMBER) return refused('too_many')
      const idea = { id: act.id, by: memberId, text: act.text, sketch: [], under: null }
      return changed(content, { ideas: [...ideas, idea] })
    }
    case 'remove-idea':
      return changed(content, { ideas: withoutIdea(ideas, act.id) })
    case 'sketch':
      return known ? withSketch(content, known, act.sketch, own) : refused('gone')
  }
}

function withSketch(
  content: DeckContent,
  idea: DeckIdea,
  sketch: Sketch,
  own: readonly DeckIdea[],
): Result {
  const isFurther = sketch.length > 0 && idea.sketch.length === 0
  if (isFurther && sketchCountOf(own) >= SKETCHES_PER_MEMBER) return refused('too_many')
  return withChangedIdea(content, { ...idea, sketch })
}

function withChangedIdea(content: DeckContent, idea: DeckIdea): Result {
  return changed(content, { ideas: content.ideas.map((one) => (one.id === idea.id ? idea : one)) })
}

/** Everybody may put ideas together while that step is open: it is done while the team talks about them. */
function withGroup(content: DeckContent, { id, under }: ActOf<'group'>): Result {
  const { ideas } = content
  if (content.step !== 'group' || content.areVotesRevealed) return refused('step_over')
  const areThere = [id, under ?? id].every((one) => choiceIdOf(ideas, one))
  return areThere ? changed(content, { ideas: groupedIdeas(ideas, id, under) }) : refused('gone')
}

function withVote(
  content: DeckContent,
  { id, dots }: ActOf<'vote'>,
  { memberId }: RoomActor,
): Result {
  const { ideas, votes } = content
  if (content.step !== 'votes' || content.areVotesRevealed) return refused('step_over')
  const choice = choiceIdOf(ideas, id)
  if (!choice || !isVotedOn(content, choice)) return refused('gone')
  const others = Object.entries(votes[memberId] ?? {}).filter(
    ([one]) => choiceIdOf(ideas, one) !== choice,
  )
  const given = others.reduce((sum, [, one]) => sum + one, dots)
  if (given > DOTS) return refused('dots_spent')
  const own = Object.fromEntries(dots === 0 ? others : [...others, [choice, dots]])
  return changed(content, { votes: { ...votes, [memberId]: own } })
}

function withVoteAgain(
  content: DeckContent,
  { isRunoff = false }: ActOf<'vote-again'>,
  now: Date,
): Result {
  const tied = content.areVotesRevealed ? tiedChoices(content) : []
  if (isRunoff && tied.length === 0) return refused('step_over')
  const { votes: _, ...timers } = atStep(content, 'votes', now).timers
  return changed(content, {
    step: 'votes',
    done: [],
    timers,
    votes: {},
    runoff: isRunoff ? tied : null,
    areVotesRevealed: false,
    decidedId: null,
  })
}

function withDecision(content: DeckContent, { id }: ActOf<'decide'>, who: RoomActor): Result {
  if (!isDecider(content, who)) return refused('not_decider')
  if (!content.areVotesRevealed) return refused('step_over')
  const choice = choiceIdOf(content.ideas, id)
  return choice ? changed(content, { decidedId: choice }) : refused('gone')
}

function withFrame(
  content: DeckContent,
  act: ActOf<'take-frame' | 'leave-frame' | 'frame'>,
  { memberId, isHost }: RoomActor,
): Result {
  const frame = content.frames[act.frame]
  if (!frame) return refused('gone')
  if (isBefore(content.step, 'storyboard')) return refused('step_over')
  const isMine = frame.by === memberId
  const mayAct = {
    'take-frame': isMine || frame.by === null,
    // The host can free a frame whose member is gone.
    'leave-frame': isMine || isHost,
    frame: isMine,
  }
  if (!mayAct[act.type]) return refused('not_yours')
  const parts =
    act.type === 'frame'
      ? { caption: act.caption, sketch: act.sketch }
      : { by: act.type === 'take-frame' ? memberId : null }
  return changed(content, { frames: content.frames.with(act.frame, { ...frame, ...parts }) })
}

function withHypothesis(
  content: DeckContent,
  act: ActOf<'hypothesis' | 'remove-hypothesis' | 'result'>,
  { memberId, isHost }: RoomActor,
): Result {
  const { hypotheses } = content
  const known = hypotheses.find(({ id }) => id === act.id)
  if (known && known.by !== memberId && !isHost) return refused('not_yours')
  if (act.type === 'remove-hypothesis')
    return changed(content, { hypotheses: hypotheses.filter((one) => one !== known) })
  if (known) {
    const written = hypotheses.map((one) => (one === known ? rewritten(one, act) : one))
    return changed(content, { hypotheses: written })
  }
  const added = act.type === 'hypothesis' && addedHypothesis(act, memberId)
  if (!added) return refused('gone')
  if (hypotheses.length >= HYPOTHESES_MAX) return refused('too_many')
  return changed(content, { hypotheses: [...hypotheses, added] })
}
