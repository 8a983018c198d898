import { useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { SettingCard } from '#platform/editing/web/setting-card.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { CONTRAST_PAIRS, contrastProblems } from '../../domain/contrast-pairs.ts'
import { CORNERS, type Corners } from '../../domain/corners.ts'
import {
  COLOR_FIELDS,
  COLOR_NAMES,
  type ColorField,
  type Look,
  lookSchema,
  SAMPLE_LOOK,
} from '../../domain/look-schema.ts'
import { TYPE_PAIRS, type TypePairName } from '../../domain/type-pairs.ts'
import { FONT_FACES } from '../font-faces.gen.ts'
import { ColorInput } from './color-input.tsx'
import { LookPreview } from './look-preview.tsx'
import type { LookSetting } from './look-query.ts'
import { TypeSample } from './type-sample.tsx'
import { useStoreLook } from './use-store-look.ts'

const TITLE = 'Farben, Ecken, Schriften'
const idOf = (name: string) => `look-${name}`

/** The choices with a preview, and what cannot be read with them. */
export function LookForm({ setting }: { setting: LookSetting }) {
  const store = useStoreLook()
  const [isTried, setTried] = useState(false)
  const draft = useFormDraft<string>({
    id: 'setting/look',
    label: TITLE,
    saved: { texts: setting.values, version: setting.version },
    save: (texts, version) => store(lookSchema.parse(texts), version),
  })
  const { typed } = draft
  const wrong = wrongFields(typed)
  const look = useDeferredValue(readableParts(typed, setting.values))
  const key = JSON.stringify(look)
  const problems = useMemo(() => contrastProblems(JSON.parse(key) as Look), [key])
  const isSample = Object.entries(SAMPLE_LOOK).every(([name, value]) => typed[name] === value)
  const [first] = COLOR_NAMES.filter(
    (name) => wrong[name] || problems.some(({ field }) => field === name),
  )
  return (
    <SettingCard
      name="look"
      title={TITLE}
      setting={setting}
      draft={draft}
      wrongField={first && idOf(first)}
      onTry={() => setTried(true)}
      labelOf={labelOf}
      textOf={textOf}
      buttons={
        !isSample && (
          <Button
            variant="ghost"
            disabled={draft.isPending}
            onClick={() => {
              draft.type({ ...SAMPLE_LOOK })
              document.getElementById(idOf('brand'))?.focus()
            }}
          >
            Muster wieder nehmen
          </Button>
        )
      }
    >
      <style>{Object.values(FONT_FACES).join('')}</style>
      <div className="grid items-start gap-x-8 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-7">
          <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
            {COLOR_NAMES.map((name) => (
              <ColorInput
                key={name}
                id={idOf(name)}
                name={name}
                value={typed[name] ?? ''}
                look={look}
                error={isTried ? wrong[name] : undefined}
                problems={problems.filter(({ field }) => field === name)}
                onType={(value) => draft.type({ [name]: value })}
              />
            ))}
          </div>
          <p role="status" className="text-secondary text-small">
            {Object.keys(wrong).length > 0
              ? 'Geprüft wird, sobald alle Farben ganz eingegeben sind.'
              : problems.length === 0
                ? `Geprüft: Alle ${CONTRAST_PAIRS.length} Paare von Farben, die aufeinander stehen, sind gut zu lesen.`
                : 'So sind nicht alle Farben aufeinander zu lesen. Gespeichert wird erst, wenn es alle sind.'}
          </p>
          <RadioCards
            id={idOf('corners')}
            legend="Ecken"
            className="sm:grid-cols-3"
            chosen={typed.corners}
            options={Object.entries(CORNERS).map(([value, { label }]) => ({
              value,
              content: label,
            }))}
            radio={{
              name: idOf('corners'),
              onChange: ({ target }) => draft.type({ corners: target.value }),
            }}
          />
          <RadioCards
            id={idOf('type')}
            legend="Schriftart"
            chosen={typed.type}
            cardClassName="items-start px-4 py-3"
            options={Object.entries(TYPE_PAIRS).map(([value, pair]) => ({
              value,
              content: <TypeSample pair={pair} />,
            }))}
            radio={{
              name: idOf('type'),
              onChange: ({ target }) => draft.type({ type: target.value }),
            }}
          />
        </div>
        <LookPreview look={look} />
      </div>
    </SettingCard>
  )
}

/** Why what is typed is no colour, by field. */
function wrongFields(typed: Readonly<Record<string, string>>): Partial<Record<string, string>> {
  const issues = lookSchema.safeParse(typed).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

/** What is typed, with the stored value in place of what is not complete. */
function readableParts(typed: Readonly<Record<string, string>>, saved: Look): Look {
  const entries = Object.entries(lookSchema.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(typed[name])
    return [name, data ?? saved[name as keyof Look]]
  })
  return Object.fromEntries(entries)
}

function labelOf(field: string): string {
  if (field === 'corners') return 'Ecken'
  if (field === 'type') return 'Schriftart'
  return COLOR_FIELDS[field as ColorField]?.label ?? field
}

function textOf(value: unknown, field: string): string {
  if (field === 'corners') return CORNERS[value as Corners]?.label ?? String(value)
  if (field === 'type') return TYPE_PAIRS[value as TypePairName]?.label ?? String(value)
  return String(value)
}
