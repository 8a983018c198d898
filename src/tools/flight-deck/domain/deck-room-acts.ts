import type { ActResult, RoomActor, RoomRefusal } from '#tools/rooms/domain/room.ts'
import type { DeckAct } from './deck-act-schema.ts'
import { choiceIdOf, groupedIdeas, isVotedOn, tiedChoices, withoutIdea } from './deck-choices.ts'
import {
  type DeckContent,
  type DeckIdea,
  type DeckStep,
  DOTS,
  HYPOTHESES_MAX,
  type Hypothesis,
  IDEAS_PER_MEMBER,
  isBefore,
  isDecider,
  SKETCHES_PER_MEMBER,
  sketchCountOf,
} from './deck-room.ts'
import type { Sketch } from './sketch.ts'
import { isPaused, running, type StepTimer, standing } from './step-timer.ts'

type ActOf<Type extends DeckAct['type']> = Extract<DeckAct, { type: Type }>

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
): ActResult<DeckContent> {
  if (OF_HOST.has(act.type) && !who.isHost) return refused('not_host')
  switch (act.type) {
    case 'step':
      return { content: atStep(content, act.step, now) }
    case 'question':
      return { content: { ...content, question: act.text } }
    case 'timer':
    case 'run-timer':
      return { content: withTimer(content, act, now) }
    case 'done':
      return { content: act.step === content.step ? withDone(content, act, who) : content }
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
      return { content: { ...content, deciderId: act.memberId } }
    case 'decide':
      return withDecision(content, act, who)
    case 'take-frame':
    case 'leave-frame':
    case 'frame':
      return withFrame(content, act, who)
    case 'plan':
      return { content: { ...content, plan: { ...content.plan, [act.part]: act.text } } }
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

function refused(refusal: RoomRefusal): { refusal: RoomRefusal } {
  return { refusal }
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
  act: ActOf<'timer' | 'run-timer'>,
  now: Date,
): DeckContent {
  const { step = content.step } = act
  const { [step]: timer, ...others } = content.timers
  const timed = (changed: StepTimer) => ({ ...content, timers: { ...others, [step]: changed } })
  if (act.type === 'run-timer') {
    if (!timer || step !== content.step) return content
    return timed(act.isRunning ? running(timer, now) : standing(timer, now, true))
  }
  if (act.minutes === null) return { ...content, timers: others }
  const whole = { restMs: act.minutes * 60_000, isPaused: false }
  return timed(step === content.step ? running(whole, now) : whole)
}

function withDone(content: DeckContent, { isDone }: ActOf<'done'>, { memberId }: RoomActor) {
  const others = content.done.filter((id) => id !== memberId)
  return { ...content, done: isDone ? [...others, memberId] : others }
}

function withIdea(
  content: DeckContent,
  act: ActOf<'idea' | 'remove-idea' | 'sketch'>,
  { memberId }: RoomActor,
): ActResult<DeckContent> {
  const { ideas } = content
  const known = ideas.find(({ id }) => id === act.id)
  if (known && known.by !== memberId) return refused('not_yours')
  if (content.areVotesRevealed) return refused('step_over')
  // What people have voted on keeps its text.
  if (known && act.type !== 'sketch' && isFixed(content)) return refused('step_over')
  switch (act.type) {
    case 'idea':
      return known
        ? withChangedIdea(content, { ...known, text: act.text })
        : withNewIdea(content, act, memberId)
    case 'remove-idea':
      return { content: { ...content, ideas: withoutIdea(ideas, act.id) } }
    case 'sketch':
      return known ? withSketch(content, known, act.sketch) : refused('gone')
  }
}

function withNewIdea(
  content: DeckContent,
  { id, text }: ActOf<'idea'>,
  memberId: string,
): ActResult<DeckContent> {
  const { ideas } = content
  if (ideas.filter(({ by }) => by === memberId).length >= IDEAS_PER_MEMBER)
    return refused('too_many')
  const idea = { id, by: memberId, text, sketch: [], under: null }
  return { content: { ...content, ideas: [...ideas, idea] } }
}

function withSketch(content: DeckContent, idea: DeckIdea, sketch: Sketch): ActResult<DeckContent> {
  const isFurther = sketch.length > 0 && idea.sketch.length === 0
  const own = { ideas: content.ideas.filter(({ by }) => by === idea.by) }
  if (isFurther && sketchCountOf(own) >= SKETCHES_PER_MEMBER) return refused('too_many')
  return withChangedIdea(content, { ...idea, sketch })
}

function withChangedIdea(content: DeckContent, idea: DeckIdea): ActResult<DeckContent> {
  const ideas = content.ideas.map((one) => (one.id === idea.id ? idea : one))
  return { content: { ...content, ideas } }
}

/** Whether people may have voted already. */
function isFixed({ step, votes }: DeckContent): boolean {
  return !isBefore(step, 'votes') || Object.keys(votes).length > 0
}

/** Everybody may put ideas together while that step is open: it is done while the team talks about them. */
function withGroup(content: DeckContent, { id, under }: ActOf<'group'>): ActResult<DeckContent> {
  const { ideas } = content
  if (content.step !== 'group' || content.areVotesRevealed) return refused('step_over')
  const areThere = [id, under ?? id].every((one) => choiceIdOf(ideas, one))
  return areThere
    ? { content: { ...content, ideas: groupedIdeas(ideas, id, under) } }
    : refused('gone')
}

function withVote(
  content: DeckContent,
  { id, dots }: ActOf<'vote'>,
  { memberId }: RoomActor,
): ActResult<DeckContent> {
  const { ideas } = content
  if (content.step !== 'votes' || content.areVotesRevealed) return refused('step_over')
  const choice = choiceIdOf(ideas, id)
  if (!choice || !isVotedOn(content, choice)) return refused('gone')
  const others = Object.entries(content.votes[memberId] ?? {}).filter(
    ([one]) => choiceIdOf(ideas, one) !== choice,
  )
  const given = others.reduce((sum, [, one]) => sum + one, dots)
  if (given > DOTS) return refused('dots_spent')
  const own = Object.fromEntries(dots === 0 ? others : [...others, [choice, dots]])
  return { content: { ...content, votes: { ...content.votes, [memberId]: own } } }
}

function withVoteAgain(
  content: DeckContent,
  { isRunoff = false }: ActOf<'vote-again'>,
  now: Date,
): ActResult<DeckContent> {
  const tied = content.areVotesRevealed ? tiedChoices(content) : []
  if (isRunoff && tied.length === 0) return refused('step_over')
  const { votes: _, ...timers } = atStep(content, 'votes', now).timers
  return {
    content: {
      ...content,
      step: 'votes',
      done: [],
      timers,
      votes: {},
      runoff: isRunoff ? tied : null,
      areVotesRevealed: false,
      decidedId: null,
    },
  }
}

function withDecision(
  content: DeckContent,
  { id }: ActOf<'decide'>,
  who: RoomActor,
): ActResult<DeckContent> {
  if (!isDecider(content, who)) return refused('not_decider')
  if (!content.areVotesRevealed) return refused('step_over')
  const choice = choiceIdOf(content.ideas, id)
  return choice ? { content: { ...content, decidedId: choice } } : refused('gone')
}

function withFrame(
  content: DeckContent,
  act: ActOf<'take-frame' | 'leave-frame' | 'frame'>,
  { memberId, isHost }: RoomActor,
): ActResult<DeckContent> {
  const frame = content.frames[act.frame]
  if (!frame) return refused('gone')
  if (isBefore(content.step, 'storyboard')) return refused('step_over')
  const changed = (parts: Partial<typeof frame>) => ({
    content: { ...content, frames: content.frames.with(act.frame, { ...frame, ...parts }) },
  })
  switch (act.type) {
    case 'take-frame':
      return frame.by === null || frame.by === memberId
        ? changed({ by: memberId })
        : refused('not_yours')
    case 'leave-frame':
      // The host can free a frame whose member is gone.
      return frame.by === memberId || isHost ? changed({ by: null }) : refused('not_yours')
    case 'frame':
      return frame.by === memberId
        ? changed({ caption: act.caption, sketch: act.sketch })
        : refused('not_yours')
  }
}

function withHypothesis(
  content: DeckContent,
  act: ActOf<'hypothesis' | 'remove-hypothesis' | 'result'>,
  { memberId, isHost }: RoomActor,
): ActResult<DeckContent> {
  const { hypotheses } = content
  const known = hypotheses.find(({ id }) => id === act.id)
  if (known && known.by !== memberId && !isHost) return refused('not_yours')
  const changed = (parts: Partial<Hypothesis>) => ({
    content: {
      ...content,
      hypotheses: hypotheses.map((one) => (one === known ? { ...one, ...parts } : one)),
    },
  })
  switch (act.type) {
    case 'hypothesis': {
      const { type: _, ...parts } = act
      if (known) return changed(parts)
      if (hypotheses.length >= HYPOTHESES_MAX) return refused('too_many')
      const hypothesis = { ...parts, by: memberId, result: '', verdict: null }
      return { content: { ...content, hypotheses: [...hypotheses, hypothesis] } }
    }
    case 'remove-hypothesis':
      return { content: { ...content, hypotheses: hypotheses.filter((one) => one !== known) } }
    case 'result':
      return known ? changed({ result: act.result, verdict: act.verdict }) : refused('gone')
  }
}
