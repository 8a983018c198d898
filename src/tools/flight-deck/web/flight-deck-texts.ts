import type { Criterion } from '../domain/idea-ranking.ts'
import type { FlightDeckMethodTexts } from './flight-deck-method-texts.ts'

type ProblemPart = 'what' | 'whom' | 'signs' | 'tried'
type PersonPart = 'who' | 'need' | 'situation'
type ConceptPart =
  | 'name'
  | 'promise'
  | 'audience'
  | 'how'
  | 'assumptions'
  | 'hypothesis'
  | 'steps'
  | 'measure'
  | 'duration'

interface StepWords {
  readonly name: string
  readonly title: string
  readonly lead: string
}

/** Texts of the Innovation Flight Deck, besides its introduction. */
export interface FlightDeckTexts {
  readonly needsScripts: string
  readonly steps: {
    /** Accessible name of the list of steps. */
    readonly label: string
    readonly position: (step: number, steps: number) => string
    readonly back: string
    readonly next: string
    readonly problem: StepWords & { readonly missing: string }
    readonly people: StepWords & { readonly missing: string }
    readonly questions: StepWords & { readonly missing: string }
    readonly ideas: StepWords & { readonly missing: string }
    readonly choice: StepWords & { readonly missing: string }
    readonly concept: StepWords & { readonly missing: (questions: number) => string }
  }
  readonly team: {
    readonly link: string
    readonly loading: string
    readonly failed: string
    readonly retry: string
  }
  readonly storage: {
    readonly startOver: string
    readonly question: string
    readonly confirm: string
    readonly cancel: string
    readonly removed: Readonly<Record<'part' | 'cleared' | 'opened' | 'restored', string>>
    readonly undo: string
    /** Ends the chance to restore what was replaced as a whole. */
    readonly forget: string
  }
  readonly suggestions: {
    readonly byMethod: string
    readonly byAi: string
    /** In front of the text, for screen readers, which do not see the icon. */
    readonly take: string
    readonly taken: string
    readonly aiBadge: string
  }
  readonly problem: {
    readonly fields: Readonly<
      Record<
        ProblemPart,
        {
          readonly label: string
          readonly hint: string
          readonly starters: readonly string[]
        }
      >
    >
    /** Accessible name of the sentence starters of a field. */
    readonly starters: (field: string) => string
  }
  readonly people: {
    readonly person: (index: number) => string
    readonly fields: Readonly<
      Record<PersonPart, { readonly label: string; readonly example: string }>
    >
    readonly add: string
    readonly remove: (person: string) => string
    readonly askAi: string
  }
  readonly questions: {
    readonly own: string
    readonly empty: string
    readonly chosen: string
    readonly choose: string
    readonly text: (index: number) => string
    readonly remove: (question: string) => string
    readonly addLabel: string
    readonly add: string
    readonly askAi: string
    readonly noGrounds: string
  }
  readonly ideas: {
    readonly question: string
    readonly noQuestion: string
    readonly methods: string
    readonly minutes: (count: number) => string
    readonly howTo: string
    readonly prompts: string
    readonly inputLabel: string
    readonly add: string
    readonly board: string
    readonly count: (count: number) => string
    readonly empty: string
    readonly text: (index: number) => string
    readonly earlier: (idea: string) => string
    readonly later: (idea: string) => string
    readonly remove: (idea: string) => string
    readonly moved: (place: number, places: number) => string
    readonly askAi: string
  }
  readonly timer: {
    readonly label: (method: string) => string
    readonly start: string
    readonly resume: string
    readonly pause: string
    readonly reset: string
    readonly again: string
    readonly over: string
    readonly sound: string
  }
  readonly choice: {
    readonly criteria: Readonly<
      Record<Criterion, { readonly name: string; readonly question: string }>
    >
    readonly weights: string
    readonly weightsHint: string
    /** Names of the weights 0 to 3, from "does not count" to "three times". */
    readonly weightNames: readonly [string, string, string, string]
    readonly scores: string
    readonly scoresHint: string
    readonly score: (score: number) => string
    readonly noIdeas: string
    readonly result: string
    readonly noResult: string
    readonly noWeights: string
    readonly place: (place: number) => string
    readonly points: (points: number, most: number) => string
    readonly tieBroken: (criterion: string) => string
    readonly tie: string
    readonly unscored: (criteria: string) => string
    readonly choose: string
    readonly chooseNamed: (idea: string) => string
    readonly chosen: string
    readonly chosenNamed: (idea: string) => string
  }
  readonly concept: {
    readonly noIdea: string
    readonly prefilled: string
    readonly otherIdea: string
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
  readonly export: {
    readonly title: string
    readonly lead: string
    readonly asPicture: string
    readonly pictureMaking: string
    readonly pictureProblem: string
    readonly untitled: string
    readonly madeOn: (day: string) => string
    readonly way: string
    readonly idea: string
    readonly points: string
    readonly place: string
    readonly noteMethod: string
    readonly noteAi: string
    readonly discuss: string
    readonly discussLead: string
  }
  readonly method: FlightDeckMethodTexts
}
