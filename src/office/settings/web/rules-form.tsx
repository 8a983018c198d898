import { useState } from 'react'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { Button } from '#platform/design/web/button.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { SettingCard } from '#platform/editing/web/setting-card.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { useShowStored } from '#platform/editing/web/use-show-stored.ts'
import { bookingRuleSentences } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRulesSetting } from '#shop/booking-rules/domain/booking-rules-setting.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { bookingRulesSettingQuery } from './booking-rules-query.ts'
import { PublicAnswer } from './public-answer.tsx'
import { RULE_FIELDS, readRules, sentenceOf, textsOfRules } from './rule-fields.ts'

const PATH = '/api/admin/settings/booking-rules'
const TITLE = 'Fristen und Versprechen'

/** The numbers, each with the sentence that follows from it, beside what the public reads. */
export function RulesForm({ setting }: { setting: BookingRulesSetting }) {
  const show = useShowStored({
    queryKey: bookingRulesSettingQuery.queryKey,
    description: 'Die Regeln gelten für alle Buchungen ab jetzt und stehen so auf der Website.',
    affected: [bookingRulesQuery.queryKey],
  })
  const [isTried, setTried] = useState(false)
  const draft = useFormDraft<string>({
    id: 'setting/booking_rules',
    label: TITLE,
    saved: { texts: textsOfRules(setting.rules), version: setting.version },
    save: async (texts, version) => {
      const { rules } = readRules(texts)
      if (rules) await show(await call('PUT', PATH, { header: ifMatch(version), body: rules }))
    },
  })
  const { typed, type, isPending, isChanged } = draft
  const { rules, problems } = readRules(typed)
  const defaults = textsOfRules(setting.defaults)
  const isDefault = RULE_FIELDS.every(({ name }) => typed[name] === defaults[name])
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <SettingCard
        name="booking_rules"
        title={TITLE}
        setting={setting}
        draft={draft}
        wrongField={RULE_FIELDS.find(({ name }) => problems[name])?.name}
        onTry={() => setTried(true)}
        labelOf={(field) => RULE_FIELDS.find(({ name }) => name === field)?.label ?? field}
        textOf={(value, field) => sentenceOf(field, value, setting.rules)}
        buttons={
          !isDefault && (
            <Button variant="ghost" disabled={isPending} onClick={() => type(defaults)}>
              Zurück zum Standard
            </Button>
          )
        }
      >
        <div className="grid gap-7">
          {RULE_FIELDS.map(({ name, label, hint, unit, sentence }) => {
            // Each sentence follows from its own number, whatever the other fields contain.
            const { rules: withThis } = readRules({ ...defaults, [name]: typed[name] ?? '' })
            return (
              <div key={name}>
                <TextField
                  id={name}
                  label={`${label} (${unit})`}
                  hint={hint}
                  error={isTried ? problems[name] : undefined}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  value={typed[name] ?? ''}
                  onChange={(event) => type({ [name]: event.target.value })}
                  className="[&_input]:max-w-32"
                />
                {withThis && (
                  <p className="mt-2.5 max-w-[60ch] border-brand-tint border-l-4 pl-3.5 text-secondary">
                    {bookingRuleSentences(withThis, 'ihr')[sentence]}
                  </p>
                )}
              </div>
            )
          })}
        </div>
        <p className="mt-7 max-w-[60ch] rounded-input bg-section px-4 py-3 text-secondary text-small">
          Bestehende Buchungen behalten die Regeln, unter denen sie entstanden sind.
        </p>
      </SettingCard>
      <PublicAnswer rules={rules ?? setting.rules} isSaved={!isChanged} />
    </div>
  )
}
