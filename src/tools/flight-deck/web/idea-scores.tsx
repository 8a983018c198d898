import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CRITERIA, type Criterion, SCORES } from '../domain/idea-ranking.ts'
import type { Deck } from './deck.ts'
import type { Idea } from './sprint.ts'

/** One idea and its scores for each criterion. */
export function IdeaScores({ deck, idea }: { deck: Deck; idea: Idea }) {
  return (
    <Card as="li">
      <h4 className="font-display font-semibold text-h4">{idea.text}</h4>
      <div className="mt-4 grid gap-x-8 gap-y-5 md:grid-cols-2">
        {CRITERIA.map((criterion) => (
          <CriterionScore key={criterion} deck={deck} idea={idea} criterion={criterion} />
        ))}
      </div>
    </Card>
  )
}

interface CriterionScoreProps {
  deck: Deck
  idea: Idea
  criterion: Criterion
}

function CriterionScore({ deck, idea, criterion }: CriterionScoreProps) {
  const { texts, sprint, change } = deck
  const { name, question } = texts.choice.criteria[criterion]
  const chosen = idea.scores[criterion]
  const isOff = sprint.weights[criterion] === 0
  return (
    <fieldset className={classes('min-w-0', isOff && 'text-muted')}>
      <legend>
        <span className="block font-semibold text-small">
          {`${name}${isOff ? ` (${texts.choice.weightNames[0]})` : ''}`}
        </span>
        <span className="block text-muted text-small">{question}</span>
      </legend>
      <div className="mt-1.5 flex gap-1.5">
        {SCORES.map((score) => (
          <label
            key={score}
            className={classes(
              'relative inline-flex h-11 min-w-11 max-w-16 grow items-center justify-center rounded-input border-2 font-semibold transition-colors',
              'has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-3',
              chosen === score
                ? 'border-brand bg-brand text-white'
                : chosen !== undefined && score < chosen
                  ? 'border-brand-tint bg-brand-tint text-brand'
                  : 'border-sand bg-white text-secondary hover:border-ink',
            )}
          >
            <input
              type="radio"
              name={`score-${idea.id}-${criterion}`}
              aria-label={texts.choice.score(score)}
              checked={chosen === score}
              onChange={() => change({ type: 'score', id: idea.id, criterion, score })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span>{score}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
