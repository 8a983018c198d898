import type { Concept } from '#tools/ai/domain/suggestion.ts'
import { phrase, questionCore } from '#tools/documents/domain/phrase.ts'
import { CRITERIA } from '../domain/idea-ranking.ts'
import { isQuestion } from '../domain/question-rules.ts'
import type { FlightDeckTexts } from './flight-deck.de.ts'
import {
  CONCEPT_PARTS,
  type ConceptFields,
  type ConceptPart,
  chosenIdea,
  hasText,
  type Idea,
  type Sprint,
  topicOf,
} from './sprint.ts'

/** Texts and rules of the built-in method. They arrange what somebody typed and ask questions; they claim no knowledge. */
type Method = FlightDeckTexts['method']

/** An idea of at most this length is also the name of the concept. Characters. */
const NAME_MAX_LENGTH = 48
/** A score up to this one becomes an assumption to test. */
const LOW_SCORE = 3

/** The current concept: the edited one, or the one that the method derives from the other steps. */
export function conceptOf(sprint: Sprint, texts: Method): ConceptFields {
  return sprint.concept ?? methodConcept(sprint, texts)
}

/** A concept derived only from what was typed. Parts without input stay empty: the screen shows a question there. */
export function methodConcept(sprint: Sprint, method: Method): ConceptFields {
  const texts = method.concept
  const { idea, who, need, situation, what, signs, aim } = knownFacts(sprint, method)
  const isNeedKnown = need !== '' && who !== ''
  return {
    name: idea.length <= NAME_MAX_LENGTH ? idea : '',
    promise: isNeedKnown ? texts.promise(need, who) : aim && texts.aim(aim),
    audience: who && situation ? texts.audience(who, situation) : who,
    how: idea,
    assumptions: lines([
      isNeedKnown ? texts.needAssumed(need, who) : '',
      what && texts.problemAssumed(what),
      ...lowScored(chosenIdea(sprint)).map((criterion) => texts.assumed[criterion]),
    ]),
    measure: signs && texts.measure(signs),
    ...(idea ? testOf(idea, who, signs, texts) : { hypothesis: '', steps: '', duration: '' }),
  }
}

function testOf(
  idea: string,
  who: string,
  sign: string,
  { hypothesis, steps, duration }: Method['concept'],
) {
  const { sketch, show, showSomebody, note, decide } = steps
  return {
    hypothesis: sign && hypothesis(idea, who, sign),
    steps: lines([sketch, who ? show(who) : showSomebody, note, decide]),
    duration,
  }
}

/** The typed facts, shortened to fit inside a sentence. Of the people, who is affected most. */
function knownFacts(sprint: Sprint, { questions }: Method) {
  const { problem, person } = sprint
  const question = phrase(sprint.question, 240)
  const aim = questionCore(question, questions.opening)
  const topic = topicOf(sprint, questions).core
  return {
    idea: phrase(chosenIdea(sprint)?.text ?? '', 200),
    who: phrase(person.who),
    need: phrase(person.need),
    situation: phrase(person.situation),
    // A question states nothing that could be assumed or measured.
    what: isQuestion(problem.what) ? '' : phrase(problem.what),
    signs: phrase(problem.signs) || (isQuestion(topic) ? '' : phrase(topic)),
    // A question that begins differently says no aim.
    aim: aim === question ? '' : aim,
  }
}

function lowScored(idea: Idea | undefined) {
  return CRITERIA.filter((criterion) => (idea?.scores[criterion] ?? LOW_SCORE + 1) <= LOW_SCORE)
}

function lines(points: readonly string[]): string {
  return points.filter(Boolean).join('\n')
}

/** The answer of the AI service, converted to the fields of the screen. */
export function fieldsOf({ test, how, assumptions, ...rest }: Concept): ConceptFields {
  return {
    ...rest,
    how: how.join('\n'),
    assumptions: assumptions.join('\n'),
    hypothesis: test.hypothesis,
    steps: test.steps.join('\n'),
    measure: test.measure,
    duration: test.duration,
  }
}

/** The parts that are still empty. */
export function openParts(concept: ConceptFields): ConceptPart[] {
  return CONCEPT_PARTS.filter((part) => !hasText(concept[part]))
}
