import { type ReactNode, useState } from 'react'
import { Badge } from '#platform/design/web/badge.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { SettingCard } from '#platform/editing/web/setting-card.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { FEDERAL_STATES, type FirmField } from '#site/pages/domain/firm-field.ts'
import { isSampleField } from '#site/pages/domain/firm-samples.ts'
import {
  type FirmValues,
  fieldsOf,
  GROUP_LABELS,
  type TextGroup,
} from '#site/pages/domain/firm-schema.ts'
import { firmProblems } from './firm-problems.ts'
import type { FirmSettings } from './firm-query.ts'
import { useStoreFirm } from './use-store-firm.ts'

interface FirmGroupFormProps {
  group: TextGroup
  setting: FirmSettings[TextGroup]
  /** Below the fields. */
  children?: ReactNode
}

/** The fields of a group of single texts. What is still an invented sample is marked. */
export function FirmGroupForm({ group, setting, children }: FirmGroupFormProps) {
  const store = useStoreFirm(group)
  const [isTried, setTried] = useState(false)
  const saved: Readonly<Record<string, string>> = setting.values
  const draft = useFormDraft<string>({
    id: `setting/firm_${group}`,
    label: GROUP_LABELS[group],
    saved: { texts: saved, version: setting.version },
    save: (texts, version) => store(texts as FirmValues[typeof group], version),
  })
  const fields = Object.entries(fieldsOf(group))
  const problems = firmProblems(group, draft.typed)
  const wrong = fields.find(([name]) => problems[name])
  const idOf = (name: string) => `${group}-${name}`
  return (
    <SettingCard
      name={`firm_${group}`}
      title={GROUP_LABELS[group]}
      setting={setting}
      draft={draft}
      wrongField={wrong && idOf(wrong[0])}
      onTry={() => setTried(true)}
      labelOf={(name) => fieldsOf(group)[name]?.label ?? name}
      textOf={String}
    >
      <div className="grid items-start gap-x-5 gap-y-6 lg:grid-cols-2">
        {fields.map(([name, field]) => {
          const value = draft.typed[name] ?? ''
          return (
            <FirmFieldInput
              key={name}
              id={idOf(name)}
              field={field}
              value={value}
              isSample={isSampleField(group, name, value)}
              error={isTried ? problems[name] : undefined}
              onType={(text) => draft.type({ [name]: text })}
            />
          )
        })}
      </div>
      {children}
    </SettingCard>
  )
}

interface FirmFieldInputProps {
  id: string
  field: FirmField
  value: string
  isSample: boolean
  error: string | undefined
  onType: (text: string) => void
}

function FirmFieldInput({ id, field, value, isSample, error, onType }: FirmFieldInputProps) {
  const { label, hint, input } = field
  const shared = {
    id,
    label,
    error,
    value,
    hint: (isSample || hint) && (
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
        {isSample && <Badge tone="orange">Muster</Badge>}
        {hint && <span>{hint}</span>}
      </p>
    ),
    onChange: ({ target }: { target: { value: string } }) => onType(target.value),
  }
  if (input === 'state')
    return (
      <SelectField {...shared}>
        {Object.entries(FEDERAL_STATES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  if (input === 'lines') return <TextAreaField {...shared} rows={3} />
  return <TextField {...shared} type={input} autoComplete="off" />
}
