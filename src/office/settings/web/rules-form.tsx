import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { DraftButtons } from '#platform/editing/web/draft-buttons.tsx'
import { LastEdited } from '#platform/editing/web/last-edited.tsx'
import type { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { bookingRuleSentences } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRulesSetting } from '#shop/booking-rules/domain/booking-rules-setting.ts'
import { RULE_FIELDS, type RuleName, readRules, textsOfRules } from './rule-fields.ts'

interface RulesFormProps {
  setting: BookingRulesSetting
  draft: ReturnType<typeof useFormDraft<RuleName>>
  problems: Partial<Record<RuleName, string>>
}

/** The numbers, each with the sentence that follows from it. */
export function RulesForm({ setting, draft, problems }: RulesFormProps) {
  const { typed, type, isPending } = draft
  const defaults = textsOfRules(setting.defaults)
  const isDefault = RULE_FIELDS.every(({ name }) => typed[name] === defaults[name])

  function save() {
    const [wrong] = RULE_FIELDS.filter(({ name }) => problems[name])
    if (wrong) document.getElementById(wrong.name)?.focus()
    else void draft.save()
  }

  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <div className="grid gap-7">
          {RULE_FIELDS.map(({ name, label, hint, unit, sentence }) => {
            // Each sentence follows from its own number, whatever the other fields contain.
            const { rules } = readRules({ ...defaults, [name]: typed[name] })
            return (
              <div key={name}>
                <TextField
                  id={name}
                  label={`${label} (${unit})`}
                  hint={hint}
                  error={problems[name]}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={4}
                  value={typed[name]}
                  onChange={(event) => type({ [name]: event.target.value })}
                  className="[&_input]:max-w-32"
                />
                {rules && (
                  <p className="mt-2.5 max-w-[60ch] border-brand-tint border-l-4 pl-3.5 text-secondary">
                    {bookingRuleSentences(rules, 'ihr')[sentence]}
                  </p>
                )}
              </div>
            )
          })}
        </div>
        <p className="mt-7 max-w-[60ch] rounded-input bg-section px-4 py-3 text-secondary text-small">
          Bestehende Buchungen behalten die Regeln, unter denen sie entstanden sind.
        </p>
        <DraftButtons draft={draft} className="mt-6">
          {!isDefault && (
            <Button variant="ghost" disabled={isPending} onClick={() => type(defaults)}>
              Zurück zum Standard
            </Button>
          )}
        </DraftButtons>
        <LastEdited edited={setting} className="mt-4" />
      </form>
    </Card>
  )
}
