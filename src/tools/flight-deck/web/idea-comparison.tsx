import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import { CRITERIA, type Criterion, POINTS_MAX, rankIdeas, SCORES } from '../domain/idea-ranking.ts'
import { ChoiceTile } from './choice-tile.tsx'
import type { Deck } from './deck.ts'
import { chosenIdea, type Idea } from './sprint.ts'
import { changedIdea } from './sprint-changes.ts'

interface IdeaComparisonProps {
  deck: Deck
  ideas: readonly Idea[]
}

/** A few ideas beside each other with their scores, and which one is first. */
export function IdeaComparison({ deck, ideas }: IdeaComparisonProps) {
  const { texts, sprint, change } = deck
  const { choice } = texts
  const { ranked } = rankIdeas(ideas)
  const chosen = chosenIdea(sprint)
  return (
    <>
      {ideas.length > 1 && <p className="text-muted text-small">{choice.scale}</p>}
      <ul aria-labelledby="compare" className="mt-3 grid gap-3 lg:grid-cols-3">
        {ideas.map((idea) => {
          const points = ranked.find(({ id }) => id === idea.id)?.points
          const isChosen = chosen?.id === idea.id
          return (
            <Card
              as="li"
              key={idea.id}
              padding="none"
              className={classes(
                'flex flex-col border-2 p-4',
                isChosen ? 'border-brand' : 'border-transparent',
              )}
            >
              <h4 className="font-semibold leading-snug">{idea.text}</h4>
              {ideas.length > 1 && (
                <div className="mt-2 grid gap-1">
                  {CRITERIA.map((criterion) => (
                    <CriterionScore key={criterion} deck={deck} idea={idea} criterion={criterion} />
                  ))}
                </div>
              )}
              <div className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-2">
                <span className="text-secondary text-small tabular-nums">
                  {points !== undefined && choice.points(points, POINTS_MAX)}
                </span>
                <Button
                  variant={isChosen ? 'primary' : 'secondary'}
                  size="small"
                  aria-pressed={isChosen}
                  aria-label={`${isChosen ? choice.chosen : choice.choose}: ${idea.text}`}
                  onClick={() => change({ ideaId: idea.id })}
                >
                  {isChosen && <CheckIcon />}
                  <span>{isChosen ? choice.chosen : choice.choose}</span>
                </Button>
              </div>
            </Card>
          )
        })}
      </ul>
      <p role="status" className="mt-4 font-semibold">
        <span>{verdict(deck, ideas)}</span>
      </p>
    </>
  )
}

/** Which idea is first, or that there is a tie. Empty while scores are missing. */
function verdict({ texts: { choice } }: Deck, ideas: readonly Idea[]): string {
  const { ranked, unscored } = rankIdeas(ideas)
  const [first, second] = ranked
  if (!first || unscored.length > 0 || ideas.length < 2) return ''
  const textOf = (id: number) => ideas.find((idea) => idea.id === id)?.text ?? ''
  const listed = (some: readonly string[]) => some.map(choice.quoted).join(` ${choice.and} `)
  const equals = ranked.filter(({ points }) => points === first.points).map(({ id }) => textOf(id))
  const tied = ranked.filter(({ place }) => place === 1).map(({ id }) => textOf(id))
  if (tied.length > 1) return choice.tie(listed(tied))
  if (second?.tiedBy) {
    const by = choice.criteria[second.tiedBy]
    return choice.tieBroken(listed(equals), listed([textOf(first.id)]), by)
  }
  return choice.first(textOf(first.id))
}

interface CriterionScoreProps {
  deck: Deck
  idea: Idea
  criterion: Criterion
}

function CriterionScore({ deck, idea, criterion }: CriterionScoreProps) {
  const { choice } = deck.texts
  const { scores } = idea
  return (
    <fieldset className="flex min-w-0 items-center gap-2">
      <legend className="float-left w-20 shrink-0 text-small leading-tight sm:w-24">
        {choice.criteria[criterion]}
      </legend>
      <div className="flex min-w-0 grow gap-1">
        {SCORES.map((score) => (
          <ChoiceTile
            key={score}
            name={`score-${idea.id}-${criterion}`}
            label={choice.score(score)}
            isChosen={scores[criterion] === score}
            onChoose={() => {
              const scored = { scores: { ...scores, [criterion]: score } }
              deck.change(changedIdea(deck.sprint, idea.id, scored))
            }}
            className="min-w-0 max-w-14 grow"
          >
            {score}
          </ChoiceTile>
        ))}
      </div>
    </fieldset>
  )
}
