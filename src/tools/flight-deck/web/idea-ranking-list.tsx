import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CheckIcon } from '#platform/design/web/icons.tsx'
import { type Criterion, type RankedIdea, rankIdeas } from '../domain/idea-ranking.ts'
import type { Deck, StepProps } from './deck.ts'
import { type Idea, writtenIdeas } from './sprint.ts'

/** The ideas ranked by their scores, with the decisive criteria; any of them can be chosen. */
export function IdeaRanking({ deck }: StepProps) {
  const { texts, sprint } = deck
  const ideas = writtenIdeas(sprint)
  const { ranked, unscored, pointsMax } = rankIdeas(ideas, sprint.weights)
  const byId = new Map(ideas.map((idea) => [idea.id, idea]))
  const names = (criteria: readonly Criterion[]) =>
    criteria.map((criterion) => texts.choice.criteria[criterion].name).join(', ')

  return (
    <section aria-labelledby="ranking" className="mt-10">
      <h3 id="ranking" className="text-h4">
        {texts.choice.result}
      </h3>
      {ranked.length === 0 && (
        <p className="mt-2 text-muted">
          {pointsMax === 0 ? texts.choice.noWeights : texts.choice.noResult}
        </p>
      )}
      <ul aria-labelledby="ranking" className="mt-4 grid gap-3">
        {ranked.map((rank) => {
          const idea = byId.get(rank.id)
          return (
            idea && <RankedRow key={idea.id} deck={deck} idea={idea} rank={rank} most={pointsMax} />
          )
        })}
        {unscored.map(({ id, missing }) => {
          const idea = byId.get(id)
          return (
            idea && (
              <Row key={id} deck={deck} idea={idea}>
                {missing.length > 0 && (
                  <p className="mt-1 text-muted text-small">
                    {texts.choice.unscored(names(missing))}
                  </p>
                )}
              </Row>
            )
          )
        })}
      </ul>
    </section>
  )
}

interface RankedRowProps {
  deck: Deck
  idea: Idea
  rank: RankedIdea
  most: number
}

function RankedRow({ deck, idea, rank, most }: RankedRowProps) {
  const { choice } = deck.texts
  const { place, points, tie } = rank
  return (
    <Row deck={deck} idea={idea} place={place}>
      <div className="mt-2 flex items-center gap-3 text-small">
        <span
          aria-hidden="true"
          className="meter-track h-2 max-w-60 grow overflow-hidden rounded-pill bg-sand"
        >
          <span
            className="meter-fill block h-full rounded-pill bg-brand"
            style={{ width: `${(100 * points) / most}%` }}
          />
        </span>
        <span className="text-secondary tabular-nums">{choice.points(points, most)}</span>
      </div>
      {tie && (
        <p className="mt-1 text-orange-text text-small">
          {tie.by === null ? choice.tie : choice.tieBroken(choice.criteria[tie.by].name)}
        </p>
      )}
    </Row>
  )
}

interface RowProps {
  deck: Deck
  idea: Idea
  place?: number
  children: React.ReactNode
}

function Row({ deck, idea, place, children }: RowProps) {
  const { texts, sprint, change } = deck
  const isChosen = sprint.ideaId === idea.id
  const { choice } = texts
  return (
    <li
      className={classes(
        'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border-2 bg-white px-5 py-4',
        isChosen ? 'border-brand shadow-card' : 'border-sand',
      )}
    >
      <span
        className={classes(
          'inline-flex size-12 shrink-0 items-center justify-center rounded-pill font-bold font-display text-h4',
          place === 1 ? 'bg-early text-ink' : 'bg-section text-secondary',
        )}
      >
        <span aria-hidden="true">{place ?? '–'}</span>
        {place && <span className="sr-only">{choice.place(place)}</span>}
      </span>
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold">{idea.text}</p>
        {children}
      </div>
      <Button
        variant={isChosen ? 'primary' : 'secondary'}
        size="small"
        aria-label={isChosen ? choice.chosenNamed(idea.text) : choice.chooseNamed(idea.text)}
        onClick={() => change({ type: 'choose-idea', id: idea.id })}
      >
        {isChosen && <CheckIcon />}
        <span>{isChosen ? choice.chosen : choice.choose}</span>
      </Button>
    </li>
  )
}
