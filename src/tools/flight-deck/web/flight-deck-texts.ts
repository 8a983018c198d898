import type { QuestionTexts } from '#tools/frame/web/tools-texts.ts'
import type { Criterion } from '../domain/idea-ranking.ts'
import type { Goal } from '../domain/question-rules.ts'
import type { FlightDeckMethodTexts } from './flight-deck-method-texts.ts'
import type { PlannedMeetingWords } from './planned-meeting.ts'
import type { ConceptPart, PersonPart, ProblemPart, Step } from './sprint.ts'

interface FieldWords {
  readonly label: string
  readonly example: string
}

/** Texts of the Innovation Flight Deck, besides its introduction. */
export interface FlightDeckTexts {
  readonly needsScripts: string
  readonly steps: Readonly<
    Record<
      Step,
      {
        readonly name: string
        readonly title: string
        readonly lead?: string
        /** What the step still lacks. */
        readonly missing: string
      }
    >
  > & {
    /** Accessible name of the list of steps. */
    readonly label: string
    /** @param minutes of this step and those after it */
    readonly position: (step: number, steps: number, minutes: number) => string
    readonly back: string
    readonly next: string
  }
  readonly team: {
    readonly link: string
    /** Where there is something that comes along. */
    readonly goOn: string
    readonly loading: string
    readonly failed: string
    readonly retry: string
  }
  /** A question that comes from a draft of the Strategy Consultant. */
  readonly arrival: {
    readonly from: (organisation: string) => string
    readonly toDraft: string
    /** Before it takes the place of a sprint. */
    readonly ask: (question: string) => string
    readonly undoLater: string
    readonly confirm: string
    readonly keep: string
  }
  readonly storage: {
    readonly startOver: string
    /** Before everything is deleted. */
    readonly ask: QuestionTexts
    /** What can be restored: a part, or the whole sprint that was here before. */
    readonly removed: Readonly<Record<'part' | 'all', string>>
    readonly undo: string
    /** Ends the chance to restore what was replaced as a whole. */
    readonly forget: string
  }
  readonly suggestions: {
    readonly byAi: string
    /** In front of the text, for screen readers, which do not see the icon. */
    readonly take: string
    readonly taken: string
    readonly aiBadge: string
  }
  readonly problem: {
    readonly fields: Readonly<Record<ProblemPart, FieldWords>>
    readonly more: string
  }
  readonly people: {
    /** The first person. */
    readonly most: string
    readonly person: (index: number) => string
    readonly fields: Readonly<Record<PersonPart, FieldWords>>
    readonly add: string
    readonly remove: (person: string) => string
    readonly askAi: string
  }
  readonly questions: {
    readonly core: string
    readonly coreHint: string
    readonly goal: string
    readonly goals: Readonly<Record<Goal, string>>
    readonly choose: string
    readonly remove: (question: string) => string
    readonly own: string
    readonly askAi: string
    readonly noGrounds: string
  }
  readonly ideas: {
    readonly question: string
    readonly noQuestion: string
    readonly impulse: string
    readonly nextImpulse: string
    readonly inputLabel: string
    readonly add: string
    readonly board: string
    readonly count: (count: number) => string
    readonly empty: string
    readonly text: (index: number) => string
    readonly remove: (idea: string) => string
    readonly askAi: string
  }
  readonly timer: {
    readonly label: string
    readonly start: string
    readonly resume: string
    readonly pause: string
    readonly again: string
    readonly over: string
  }
  readonly choice: {
    readonly noIdeas: string
    readonly pick: string
    readonly picked: (count: number, of: number) => string
    readonly allPicked: string
    readonly pickAgain: string
    readonly compare: string
    readonly scale: string
    readonly criteria: Readonly<Record<Criterion, string>>
    readonly score: (score: number) => string
    readonly points: (points: number, most: number) => string
    readonly first: (idea: string) => string
    readonly tieBroken: (ideas: string, idea: string, criterion: string) => string
    readonly tie: (ideas: string) => string
    readonly choose: string
    readonly chosen: string
    readonly quoted: (idea: string) => string
    /** Between the ideas of a tie. */
    readonly and: string
  }
  readonly concept: {
    readonly noIdea: string
    readonly otherIdea: string
    readonly edit: string
    readonly refill: string
    readonly byAi: string
    readonly useAi: string
    readonly askAi: string
    readonly fields: Readonly<
      Record<ConceptPart, { readonly label: string; readonly question: string }>
    >
    readonly onePerLine: string
    readonly test: string
    readonly sheet: string
    readonly open: (question: string) => string
    readonly answers: string
  }
  readonly meeting: PlannedMeetingWords
  readonly export: {
    readonly title: string
    readonly lead: string
    readonly asPicture: string
    readonly print: string
    readonly pictureMaking: string
    readonly pictureProblem: string
    readonly untitled: string
    readonly madeOn: (day: string) => string
    readonly way: string
    readonly idea: string
    readonly points: string
    readonly place: string
    readonly otherIdeas: string
    readonly noteMethod: string
    readonly noteAi: string
    readonly discuss: string
  }
  readonly method: FlightDeckMethodTexts
}
