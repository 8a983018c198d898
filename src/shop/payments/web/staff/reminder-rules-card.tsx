import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { typedNumber } from '#platform/basics/domain/typed-number.ts'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { Choice } from '#platform/design/web/choice.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { SettingCard } from '#platform/editing/web/setting-card.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { useShowStored } from '#platform/editing/web/use-show-stored.ts'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import {
  type ReminderRules,
  type ReminderRulesSetting,
  type ReminderSender,
  reminderRulesSchema,
} from '../../domain/reminder-rules.ts'
import { reminderRulesQuery, remindersQuery } from './reminders-query.ts'

const PATH = '/api/admin/settings/reminders'
const TITLE = 'Erinnerungen an Rechnungen'
const WHO = 'Wer erinnert an Rechnungen, die niemand bezahlt hat?'

const DAYS = [
  { name: 'firstDays', label: 'Zahlungserinnerung', hint: 'Tage nach der Fälligkeit' },
  { name: 'secondDays', label: 'Mahnung', hint: 'Tage nach der Zahlungserinnerung' },
  { name: 'thirdDays', label: 'Letzte Mahnung', hint: 'Tage nach der Mahnung' },
] as const

const SENDERS: readonly { value: ReminderSender; name: string; detail: string }[] = [
  {
    value: 'office',
    name: 'Das Büro gibt jede frei',
    detail: 'Was an der Reihe ist, steht unter „Zu tun“.',
  },
  {
    value: 'automatic',
    name: 'Von selbst',
    detail: 'Montags bis freitags am Morgen, auch was jetzt schon an der Reihe ist.',
  },
]

/** When unpaid invoices are reminded of, and who decides it. */
export function ReminderRulesCard() {
  const setting = useQuery(reminderRulesQuery)
  return setting.data ? (
    <RulesForm setting={setting.data} />
  ) : (
    <QueryNotice query={setting} isAlone>
      Die Regeln für Erinnerungen konnten nicht geladen werden.
    </QueryNotice>
  )
}

function RulesForm({ setting }: { setting: ReminderRulesSetting }) {
  const show = useShowStored({
    queryKey: reminderRulesQuery.queryKey,
    description: 'Das gilt ab jetzt für alle Rechnungen.',
    affected: [remindersQuery.queryKey],
  })
  const [isTried, setTried] = useState(false)
  const draft = useFormDraft<string>({
    id: 'setting/reminder_rules',
    label: TITLE,
    saved: { texts: textsOf(setting.rules), version: setting.version },
    save: async (texts, version) => {
      const { data } = readRules(texts)
      if (data) await show(await call('PUT', PATH, { header: ifMatch(version), body: data }))
    },
  })
  const { typed, type, isPending } = draft
  const problems = new Map(
    (readRules(typed).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  )
  const wrong = DAYS.find(({ name }) => problems.has(name))
  return (
    <SettingCard
      name="reminder_rules"
      title={TITLE}
      setting={setting}
      draft={draft}
      wrongField={wrong && `reminder-${wrong.name}`}
      onTry={() => setTried(true)}
      labelOf={(field) => DAYS.find(({ name }) => name === field)?.label ?? WHO}
      textOf={(value) => SENDERS.find((sender) => sender.value === value)?.name ?? String(value)}
    >
      <Choice
        id="reminder-sending"
        legend={WHO}
        legendClassName="font-semibold"
        className="lg:grid-cols-2"
        chosen={typed.sending as ReminderSender}
        options={SENDERS}
        disabled={isPending}
        onChoose={(sending) => type({ sending })}
      />
      <div className="mt-6 grid gap-5 sm:grid-cols-3">
        {DAYS.map(({ name, label, hint }) => (
          <TextField
            key={name}
            id={`reminder-${name}`}
            label={label}
            hint={hint}
            error={isTried ? problems.get(name) : undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typed[name] ?? ''}
            onChange={({ target }) => type({ [name]: target.value })}
            className="[&_input]:max-w-32"
          />
        ))}
      </div>
      <p className="mt-5 max-w-[65ch] text-secondary text-small">
        An bezahlte, stornierte und strittige Rechnungen wird nie erinnert. Die Texte stehen unter
        „E-Mail-Texte“.
      </p>
    </SettingCard>
  )
}

function textsOf(rules: ReminderRules): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, String(value)]))
}

function readRules({ sending, ...days }: Readonly<Record<string, string>>) {
  const numbers = Object.entries(days).map(([name, text]) => [name, typedNumber(text)])
  return reminderRulesSchema.safeParse({ sending, ...Object.fromEntries(numbers) })
}
