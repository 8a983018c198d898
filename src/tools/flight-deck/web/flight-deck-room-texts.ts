import type { RoomRefusal } from '#tools/rooms/domain/room.ts'
import type { DeckStep, HypothesisPart, PlanPart, Verdict } from '../domain/deck-room.ts'

/** Texts of the Flight Deck's rooms, which are loaded with a room only. */
export interface RoomTexts {
  readonly start: {
    readonly title: string
    readonly lead: string
    readonly privacy: string
    readonly openTitle: string
    readonly name: string
    readonly nameHint: string
    readonly noName: string
    readonly question: string
    readonly questionHint: string
    /** Problem and people of the sprint in this browser. */
    readonly takeAlong: string
    readonly open: string
    readonly joinTitle: string
    readonly code: string
    readonly codeHint: string
    readonly wrongCode: string
    readonly go: string
    readonly alone: string
  }
  readonly door: {
    readonly title: string
    readonly lead: string
    readonly join: string
    readonly full: string
    readonly closed: string
    readonly other: string
  }
  /** Why somebody is not in a room. */
  readonly noRoom: Readonly<
    Record<'unknown' | 'over' | 'removed', { readonly title: string; readonly lead: string }>
  >
  readonly head: {
    readonly room: (code: string) => string
    readonly until: (day: string) => string
    readonly copyLink: string
    readonly copied: string
    readonly people: (count: number) => string
    readonly connected: (connected: number, people: number) => string
    readonly isConnected: string
    readonly isAway: string
    readonly host: string
    readonly you: string
    readonly link: Readonly<Record<'connecting' | 'live' | 'lost', string>>
    readonly waiting: (count: number) => string
    readonly position: (step: number, steps: number) => string
    readonly refused: string
    readonly dismiss: string
    readonly timeLeft: string
    readonly timePaused: string
    readonly timeOver: string
  }
  /** Who leads the room, while the host is there and when not. */
  readonly lead: {
    readonly leads: (name: string) => string
    readonly isAway: (name: string) => string
    readonly soon: string
    readonly anyone: string
    readonly takeOver: string
    /** For the former host. */
    readonly lost: (name: string) => string
  }
  readonly seat: {
    readonly title: string
    readonly lead: string
    readonly copy: string
    readonly copied: string
    readonly qrCode: string
  }
  readonly done: {
    readonly button: string
    readonly count: (done: number, people: number) => string
    readonly all: string
    /** Beside a name. */
    readonly one: string
  }
  readonly host: {
    readonly title: string
    readonly lead: string
    readonly back: (step: string) => string
    readonly next: (step: string) => string
    readonly timer: string
    readonly minutes: (count: number) => string
    readonly pauseTimer: string
    readonly runTimer: string
    readonly stopTimer: string
    readonly isOpen: string
    readonly remove: string
    readonly handOver: string
    readonly people: string
    readonly removeQuestion: (name: string) => string
    readonly handOverQuestion: (name: string) => string
    readonly yes: string
    readonly no: string
    readonly end: string
    readonly endQuestion: string
    readonly endConfirm: string
    readonly cancel: string
  }
  readonly steps: Readonly<
    Record<DeckStep, { readonly name: string; readonly title: string; readonly lead: string }>
  >
  readonly question: string
  readonly noQuestion: string
  readonly known: { readonly title: string; readonly problem: string; readonly people: string }
  readonly save: string
  readonly idea: {
    readonly label: string
    readonly add: string
    readonly mine: string
    readonly none: string
    readonly remove: (idea: string) => string
    readonly removed: string
    readonly undo: string
    readonly count: (count: number) => string
    /** Nobody writes more than that many ideas. */
    readonly own: (max: number) => string
  }
  readonly sketch: {
    readonly none: string
    readonly draw: (idea: string) => string
    readonly close: string
    readonly pad: (idea: string) => string
    readonly undo: string
    readonly clear: string
    readonly full: string
    readonly count: (count: number) => string
    /** Nobody draws more than that many sketches. */
    readonly own: (max: number) => string
  }
  readonly group: {
    readonly move: string
    readonly moveIdea: (idea: string) => string
    readonly where: (idea: string) => string
    readonly put: string
    readonly putTo: (idea: string) => string
    readonly cancel: string
    readonly takeOut: (idea: string) => string
  }
  readonly vote: {
    readonly runoff: string
    readonly left: (dots: number) => string
    readonly more: (idea: string) => string
    readonly fewer: (idea: string) => string
    readonly own: (dots: number) => string
    readonly done: (voted: number, members: number) => string
    readonly revealed: string
    readonly again: string
    readonly againQuestion: string
    readonly againConfirm: string
    readonly mine: string
    readonly noIdeas: string
  }
  readonly decision: {
    readonly decider: string
    readonly hostDecides: string
    readonly youDecide: string
    readonly decides: (name: string) => string
    readonly dots: (dots: number) => string
    readonly choose: (idea: string) => string
    readonly chooseShort: string
    readonly decided: string
    /** In place of the dots, after a vote on others. */
    readonly notVotedOn: string
    readonly tie: {
      readonly title: (ideas: number, dots: number) => string
      readonly youDecide: string
      readonly decides: (name: string) => string
      readonly again: string
      readonly noDots: string
    }
  }
  readonly storyboard: {
    readonly frame: (number: number) => string
    readonly hints: readonly [string, string, string, string, string, string]
    readonly take: (number: number) => string
    readonly taken: (name: string) => string
    readonly free: string
    readonly caption: string
    readonly empty: string
  }
  readonly plan: {
    readonly hypotheses: string
    readonly sentence: (group: string, change: string, threshold: string) => string
    readonly parts: Readonly<
      Record<HypothesisPart, { readonly label: string; readonly hint: string }>
    >
    readonly add: string
    readonly edit: string
    readonly remove: string
    readonly none: string
    readonly missing: string
    readonly test: string
    readonly fields: Readonly<Record<PlanPart, { readonly label: string; readonly hint: string }>>
    readonly hostWrites: string
    readonly open: string
  }
  readonly results: {
    readonly result: string
    readonly resultHint: string
    readonly verdict: string
    readonly verdicts: Readonly<Record<Verdict, string>>
    readonly noVerdict: string
    readonly waits: string
    readonly later: (day: string) => string
  }
  readonly export: {
    readonly title: string
    readonly lead: string
    readonly drawings: string
    readonly untitled: string
    readonly madeOn: (day: string) => string
    readonly people: string
    readonly decided: string
    readonly storyboard: string
    readonly ideas: string
    readonly idea: string
    readonly dots: string
    readonly measured: (result: string) => string
    readonly follows: (verdict: string) => string
    readonly note: string
    readonly withSketch: string
  }
  /** Sentences for the codes of refusals; the last for all others. */
  readonly refusals: Readonly<Record<string, string> & Record<`rooms.${RoomRefusal}`, string>>
  readonly failed: string
}
