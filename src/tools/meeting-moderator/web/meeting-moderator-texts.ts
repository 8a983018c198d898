import type { ButtonThatAsks, QuestionTexts } from '#tools/frame/web/tools-texts.ts'
import type { MeetingStep, NoteList } from '../domain/meeting.ts'
import type { AgendaTemplate, AgendaTemplates } from '../domain/meeting-agenda.ts'
import type { ItemMethod, ItemMethods } from '../domain/meeting-methods.ts'
import type { Replacement } from '../domain/meeting-shelf.ts'

/** Texts of the Meeting Moderator, besides its introduction. */
export interface MeetingModeratorTexts {
  readonly steps: {
    readonly label: string
    readonly names: Readonly<Record<MeetingStep, string>>
    /** Explains why there is no agenda to run yet. */
    readonly notStarted: string
  }
  readonly needsScripts: string
  readonly startOver: ButtonThatAsks
  readonly meetings: MeetingsTexts
  readonly undo: string
  /** Ends the chance to undo: of a meeting that was deleted, and of one that is still in the list. */
  readonly forget: Readonly<Record<'deleted' | 'repeated', string>>
  /** What was removed or changed, shown next to the undo button. */
  readonly undone: {
    readonly item: (title: string) => string
    readonly note: (text: string) => string
    readonly person: (name: string) => string
    readonly agenda: string
    readonly summary: string
    readonly replaced: Readonly<Record<Replacement['how'], string>>
    /** In place of an empty title. */
    readonly untitled: string
  }
  /** Opens the part by which participants follow the meeting. */
  readonly share: {
    readonly title: string
    readonly shared: (code: string) => string
    readonly loading: string
    readonly failed: string
    readonly retry: string
  }
  readonly plan: MeetingPlanTexts
  readonly methods: MeetingMethodsTexts
  readonly ahead: MeetingAheadTexts
  readonly run: MeetingRunTexts
  readonly notes: MeetingNotesTexts
  readonly vote: MeetingVoteTexts
  readonly result: MeetingResultTexts
  readonly minutes: MeetingMinutesTexts
}

/** Texts of the list of meetings. */
interface MeetingsTexts {
  readonly title: (meetings: number) => string
  readonly label: string
  readonly add: string
  readonly full: string
  /** Where a meeting comes from that a result of the Flight Deck planned. */
  readonly planned: (name: string) => string
  readonly notPlanned: string
  readonly states: Readonly<Record<'planned' | 'running' | 'over', string>>
  /** Of a meeting that participants follow. */
  readonly shared: string
  readonly removeLabel: (title: string) => string
  readonly remove: QuestionTexts
  /** Of earlier meetings. */
  readonly openTasks: string
  readonly openTasksHint: string
  readonly parked: string
  readonly take: string
  readonly takeLabel: (text: string) => string
}

/** Texts of a step of a method. */
export interface MethodPartTexts {
  readonly name: string
  /** What to do. */
  readonly how: string
}

/** Texts of the methods for working on an item. */
interface MeetingMethodsTexts {
  readonly of: (place: number) => string
  /** Instead of a method. */
  readonly none: string
  readonly steps: string
  readonly previous: string
  readonly next: string
  /** For screen readers only. */
  readonly nowOn: (step: string) => string
  readonly names: {
    readonly [Method in ItemMethod]: {
      readonly name: string
      readonly use: string
      readonly parts: Readonly<Record<keyof ItemMethods[Method], MethodPartTexts>>
    }
  }
}

/** Texts of what is sent before the meeting. */
interface MeetingAheadTexts {
  readonly title: string
  readonly hint: string
  readonly invitation: string
  readonly saveInvitation: string
  readonly needsStart: string
  readonly invitationFile: string
  readonly email: { readonly title: string; readonly cutHint: string; readonly problem: string }
  readonly fromTo: (start: string, end: string) => string
  readonly people: (names: string) => string
  readonly leadAndMethod: string
  readonly note: string
}

interface MeetingPlanTexts {
  readonly title: string
  readonly name: string
  readonly goal: string
  readonly goalHint: string
  readonly day: string
  readonly place: string
  readonly placeHint: string
  readonly start: string
  readonly startHint: string
  readonly length: string
  readonly people: string
  readonly peopleHint: string
  readonly addPerson: string
  readonly removePerson: (name: string) => string
  readonly agenda: string
  readonly templates: string
  readonly templatesHint: string
  readonly template: {
    readonly [Template in AgendaTemplate]: {
      readonly name: string
      readonly parts: Readonly<Record<keyof AgendaTemplates[Template], string>>
    }
  }
  readonly empty: string
  readonly item: (place: number) => string
  readonly minutes: (place: number) => string
  readonly minutesUnit: string
  readonly owner: (place: number) => string
  readonly ownerUnit: string
  readonly move: Readonly<Record<'up' | 'down', (place: number) => string>>
  readonly remove: (place: number) => string
  readonly moved: (title: string, place: number, places: number) => string
  readonly isOn: string
  readonly wasOn: string
  readonly newItem: string
  readonly newMinutes: string
  readonly add: string
  readonly full: string
  readonly total: (minutes: number) => string
  readonly endsAt: (time: string) => string
  readonly tooLong: (over: number, length: number) => string
  readonly room: (left: number, length: number) => string
  readonly needsBreak: string
  readonly begin: string
  readonly backToRun: string
  readonly needsAgenda: string
  readonly ai: MeetingAiTexts
}

interface MeetingRunTexts {
  readonly position: (place: number, places: number) => string
  readonly ledBy: (name: string) => string
  readonly left: string
  readonly over: string
  readonly paused: string
  readonly pausedText: string
  readonly next: (title: string, minutes: number) => string
  readonly lastItem: string
  /** A friendly message that the item took longer than planned. */
  readonly timeUp: string
  readonly late: (minutes: number) => string
  readonly lateAtTheEnd: (minutes: number) => string
  /** For screen readers only. */
  readonly nowOn: (title: string) => string
  readonly oneMinute: (title: string) => string
  readonly fullScreen: { readonly enter: string; readonly leave: string; readonly label: string }
  readonly controls: string
  readonly pause: string
  readonly resume: string
  readonly toNext: string
  readonly toPrevious: string
  readonly extend: (minutes: number) => string
  readonly end: string
  readonly expectedEnd: (time: string) => string
  readonly onTime: string
  readonly behind: (minutes: number) => string
  readonly ahead: (minutes: number) => string
  readonly longAgo: (day: string) => string
  /** Where the meeting is late. */
  readonly shorten: {
    readonly label: string
    readonly how: string
    readonly notEnough: string
    readonly button: (minutes: number) => string
    readonly done: (minutes: number) => string
  }
  readonly agenda: string
  readonly minutesOf: (spent: number, planned: number) => string
  readonly minutesOnly: (planned: number) => string
  readonly sound: string
  readonly shortcuts: string
  /** What each key does. */
  readonly keys: {
    readonly toggle: string
    readonly next: string
    readonly previous: string
    readonly minute: string
    readonly fiveMinutes: string
    readonly notes: string
    readonly leave: string
  }
}

interface MeetingNotesTexts {
  readonly title: string
  readonly kind: string
  readonly lists: Readonly<Record<NoteList, { readonly add: string; readonly entry: string }>>
  /** Shows that one line is enough for who and until when. */
  readonly taskExample: string
  /** What was understood of such a line. */
  readonly understood: string
  readonly who: (name: string) => string
  readonly until: (day: string) => string
  readonly notMeant: (words: string) => string
  readonly forItem: string
  readonly noItem: string
  readonly addButton: string
  readonly person: string
  readonly due: string
  readonly done: string
  /** Of a note that a participant sent. */
  readonly by: (name: string) => string
  /** Makes a proposal a decision. */
  readonly decide: string
  readonly move: (label: string) => string
  readonly moveTo: string
  /** Of what was carried over. */
  readonly since: Readonly<Record<'open' | 'parked', (day: string) => string>>
  readonly remove: (text: string) => string
  readonly empty: string
}

/** Texts of a vote, as the host sees it. */
interface MeetingVoteTexts {
  readonly title: string
  readonly question: string
  readonly answer: (place: number) => string
  /** The answers of a new vote. */
  readonly usual: readonly [string, string]
  readonly addAnswer: string
  readonly removeAnswer: (place: number) => string
  /** That nobody sees who chose what. */
  readonly secret: string
  readonly start: string
  readonly needsTexts: string
  readonly voters: (voters: number, people: number) => string
  readonly close: string
  readonly counting: string
  readonly sum: (people: number) => string
  readonly record: string
  readonly recorded: (question: string, sums: string) => string
  readonly another: string
}

interface MeetingResultTexts {
  readonly title: string
  readonly nothingYet: string
  readonly summary: string
  readonly summaryHint: string
  readonly fromNotes: string
  readonly ai: MeetingAiTexts
  readonly takeAlong: string
  readonly takeAlongHint: string
  readonly email: {
    readonly title: string
    readonly open: string
    readonly copy: string
    readonly copied: string
    readonly problem: string
    /** Appended to a text that was shortened because it was too long for a mail program. */
    readonly cut: string
    readonly cutHint: string
  }
  readonly calendar: {
    readonly title: string
    readonly save: (tasks: number) => string
    readonly none: string
    readonly without: (tasks: number) => string
    readonly problem: string
    readonly file: string
  }
  readonly resume: string
  readonly repeat: ButtonThatAsks
  readonly repeatHint: string
}

/** Texts of the minutes as a document. */
interface MeetingMinutesTexts {
  readonly title: (meeting: string) => string
  readonly untitled: string
  readonly fileName: string
  readonly from: (day: string, start: string, end: string) => string
  readonly people: (names: string) => string
  readonly goal: string
  readonly summary: string
  readonly kinds: Readonly<Record<NoteList, string>>
  /** Below the minutes of a meeting that parked something. */
  readonly parkedGoesOn: string
  /** Of an item that an earlier meeting had parked. */
  readonly wasParked: (day: string) => string
  /** Above what was noted without an item. */
  readonly noItem: string
  readonly untitledItem: string
  readonly times: (planned: number, taken: number | null) => string
  readonly nobody: string
  readonly until: (day: string) => string
  readonly since: (day: string) => string
  readonly by: (name: string) => string
  readonly none: string
  readonly task: string
  readonly person: string
  readonly due: string
  readonly open: string
  readonly done: string
  readonly item: string
  readonly planned: string
  readonly minutes: (minutes: number) => string
  readonly note: string
  readonly noteWithAi: string
  /** The sentences of a summary that is built from the notes. */
  readonly sentences: {
    readonly goal: (goal: string) => string
    readonly decided: (decisions: string) => string
    readonly nothingDecided: string
    readonly tasks: (tasks: string) => string
    readonly parked: (topics: string) => string
  }
}

interface MeetingAiTexts {
  readonly badge: string
  readonly ask: string
  /** Which data the click sends, and to which host. */
  readonly leaves: (host: string) => string
  readonly needsGoal: string
}
