import { useState } from 'react'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { SettingCard } from '#platform/editing/web/setting-card.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { useShowStored } from '#platform/editing/web/use-show-stored.ts'
import { type DatevSetting, type DatevSettings, isExample } from '../domain/datev-settings.ts'
import { accountingKey, datevSettingQuery } from './accounting-query.ts'
import { DATEV_FIELDS, datevProblems, fieldText } from './datev-fields.ts'

const PATH = '/api/admin/settings/datev'
const TITLE = 'Export für DATEV'

/** Numbers and accounts of the booking batch. Those that are still an example are marked. */
export function DatevForm({ setting }: { setting: DatevSetting }) {
  const show = useShowStored({
    queryKey: datevSettingQuery.queryKey,
    description: 'Der nächste Buchungsstapel hat diese Konten.',
    affected: [accountingKey],
  })
  const [isTried, setTried] = useState(false)
  const saved: Readonly<Record<string, string>> = { ...setting.settings }
  const draft = useFormDraft<string>({
    id: 'setting/datev',
    label: TITLE,
    saved: { texts: saved, version: setting.version },
    save: async (texts, version) =>
      show(await call('PUT', PATH, { header: ifMatch(version), body: trimmed(texts) })),
  })
  const problems = datevProblems(trimmed(draft.typed))
  const wrong = DATEV_FIELDS.find(({ name }) => problems[name])
  return (
    <SettingCard
      name="datev"
      title={TITLE}
      setting={setting}
      draft={draft}
      wrongField={wrong && `datev-${wrong.name}`}
      onTry={() => setTried(true)}
      labelOf={(name) => DATEV_FIELDS.find((field) => field.name === name)?.label ?? name}
      textOf={(value, name) => fieldText(name, value)}
    >
      <p className="mb-6 max-w-[70ch] text-secondary">
        {
          'Die Konten mit der Marke „Beispiel“ sind die üblichen aus dem Kontenrahmen SKR\u00a003. Bitte lassen Sie sich von Ihrer Steuerberatung bestätigen, welche für Ihre Firma richtig sind.'
        }
      </p>
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {DATEV_FIELDS.map(({ name, label, hint, options }) => {
          const value = draft.typed[name] ?? ''
          const isMarked = isExample(name, value)
          const shared = {
            id: `datev-${name}`,
            label,
            value,
            error: isTried ? problems[name] : undefined,
            hint: (isMarked || hint) && (
              <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
                {isMarked && <Badge tone="orange">Beispiel</Badge>}
                {hint && <span>{hint}</span>}
              </p>
            ),
            onChange: ({ target }: { target: { value: string } }) =>
              draft.type({ [name]: target.value }),
          }
          if (!options)
            return (
              <TextField
                key={name}
                {...shared}
                inputMode="numeric"
                autoComplete="off"
                maxLength={9}
              />
            )
          return (
            <SelectField key={name} {...shared}>
              {options.map(([option, text]) => (
                <option key={option} value={option}>
                  {text}
                </option>
              ))}
            </SelectField>
          )
        })}
      </div>
    </SettingCard>
  )
}

function trimmed(texts: Readonly<Record<string, string>>): DatevSettings {
  const entries = Object.entries(texts).map(([name, text]) => [name, text.trim()])
  // Checked by its schema before it is sent.
  return Object.fromEntries(entries) as DatevSettings
}
