import { Card } from '#platform/design/web/card.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { CRITERIA, type Criterion, WEIGHTS } from '../domain/idea-ranking.ts'
import type { StepProps } from './deck.ts'
import { IdeaRanking } from './idea-ranking-list.tsx'
import { IdeaScores } from './idea-scores.tsx'
import { writtenIdeas } from './sprint.ts'

/** Step 5: the weights of the criteria, the scores of the ideas, and the chosen idea. */
export function ChoiceStep({ deck }: StepProps) {
  const { texts, sprint, change } = deck
  const ideas = writtenIdeas(sprint)
  const weigh = (criterion: Criterion, value: string) => {
    const weight = WEIGHTS.find((one) => String(one) === value)
    if (weight !== undefined) change({ type: 'weight', criterion, weight })
  }
  return (
    <>
      <Card as="section" aria-labelledby="weights">
        <h3 id="weights" className="text-h4">
          {texts.choice.weights}
        </h3>
        <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
          {CRITERIA.map((criterion) => (
            <SelectField
              key={criterion}
              id={`weight-${criterion}`}
              label={texts.choice.criteria[criterion].name}
              value={sprint.weights[criterion]}
              onChange={({ target }) => weigh(criterion, target.value)}
            >
              {WEIGHTS.map((weight) => (
                <option key={weight} value={weight}>
                  {texts.choice.weightNames[weight]}
                </option>
              ))}
            </SelectField>
          ))}
        </div>
        <p className="mt-3 text-muted text-small">{texts.choice.weightsHint}</p>
      </Card>
      <section aria-labelledby="scores" className="mt-10">
        <h3 id="scores" className="text-h4">
          {texts.choice.scores}
        </h3>
        {ideas.length === 0 ? (
          <p className="mt-3 rounded-card border-2 border-sand border-dashed px-5 py-6 text-muted">
            {texts.choice.noIdeas}
          </p>
        ) : (
          <>
            <p className="mt-1 text-muted text-small">{texts.choice.scoresHint}</p>
            <ul aria-labelledby="scores" className="mt-4 grid gap-4">
              {ideas.map((idea) => (
                <IdeaScores key={idea.id} deck={deck} idea={idea} />
              ))}
            </ul>
          </>
        )}
      </section>
      {ideas.length > 0 && <IdeaRanking deck={deck} />}
    </>
  )
}
