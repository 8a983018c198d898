import { useMemo } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import {
  type ContrastProblem,
  problemSentence,
  readableChoice,
} from '../../domain/contrast-pairs.ts'
import { COLOR_FIELDS, type ColorField, type Look } from '../../domain/look-schema.ts'

interface ColorInputProps {
  id: string
  name: ColorField
  value: string
  /** All choices, for the proposal. */
  look: Look
  /** Why what is typed is no colour. */
  error: string | undefined
  /** What cannot be read because of this colour. */
  problems: readonly ContrastProblem[]
  onType: (value: string) => void
}

const MOST_SHOWN = 4

/** A colour, chosen or typed, with what cannot be read because of it and the nearest colour that can. */
export function ColorInput({ id, name, value, look, error, problems, onType }: ColorInputProps) {
  const { label, hint } = COLOR_FIELDS[name]
  const isBad = problems.length > 0
  return (
    <div className="min-w-0">
      <Field
        id={id}
        label={label}
        hint={hint}
        error={error ?? (isBad ? 'Mit dieser Farbe ist nicht alles zu lesen:' : undefined)}
      >
        {(control) => (
          <div className="flex gap-2">
            <input
              type="color"
              aria-label={`${label} wählen`}
              value={look[name]}
              onChange={({ target }) => onType(target.value)}
              className="h-13 w-16 shrink-0 cursor-pointer rounded-input border border-line bg-white p-1 hover:border-ink"
            />
            <input
              {...control}
              aria-describedby={
                classes(control['aria-describedby'], isBad && pairsId(id)) || undefined
              }
              type="text"
              autoComplete="off"
              spellCheck={false}
              maxLength={7}
              value={value}
              onChange={({ target }) => onType(target.value)}
              className={classes(CONTROL_LOOK, 'h-13 tabular-nums')}
            />
          </div>
        )}
      </Field>
      {isBad && (
        <Problems
          id={pairsId(id)}
          name={name}
          look={look}
          problems={problems}
          onType={(value) => {
            onType(value)
            document.getElementById(id)?.focus()
          }}
        />
      )}
    </div>
  )
}

/** The list of what cannot be read. It belongs to the field's description. */
function pairsId(id: string): string {
  return `${id}-pairs`
}

function Problems({
  id,
  name,
  look,
  problems,
  onType,
}: Pick<ColorInputProps, 'id' | 'name' | 'look' | 'problems' | 'onType'>) {
  const choice = useMemo(() => readableChoice(look, name), [look, name])
  const more = problems.length - MOST_SHOWN
  return (
    <>
      <ul id={id} className="mt-2 grid gap-2 text-small">
        {problems.slice(0, MOST_SHOWN).map((problem) => (
          <li key={`${problem.pair.front} ${problem.pair.ground}`} className="flex gap-3">
            {/* A sample of what cannot be read: nobody has to. */}
            <span
              inert
              className="grid size-9 shrink-0 place-items-center rounded-input border border-line font-semibold"
              style={{ color: problem.front, backgroundColor: problem.ground }}
            >
              Aa
            </span>
            <span className="min-w-0">{problemSentence(problem)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-2 text-muted text-small">
          {more === 1 ? 'Und ein weiteres Paar.' : `Und ${more} weitere Paare.`}
        </p>
      )}
      {choice && (
        <Button variant="secondary" size="small" onClick={() => onType(choice)} className="mt-3">
          <span
            aria-hidden="true"
            className="size-5 rounded-pill border border-line"
            style={{ backgroundColor: choice }}
          />
          Passende Farbe nehmen
        </Button>
      )}
    </>
  )
}
