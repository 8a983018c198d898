import { useQuery, useQueryClient } from '@tanstack/react-query'
import { typedNumber } from '#platform/basics/domain/typed-number.ts'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { DraftButtons } from '#platform/editing/web/draft-buttons.tsx'
import { LastEdited } from '#platform/editing/web/last-edited.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import {
  type ReminderRules,
  type ReminderRulesSetting,
  type ReminderSender,
  reminderRulesSchema,
} from '../../domain/reminder-rules.ts'
import { reminderRulesQuery, remindersQuery } from './reminders-query.ts'

const LABEL = 'Erinnerungen an Rechnungen'

type RuleName = keyof ReminderRules
type Texts = Readonly<Record<RuleName, string>>

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
  const { data: setting, error, isFetching, refetch } = useQuery(reminderRulesQuery)
  useSessionRefusalOf(error)
  return (
    <Card as="section" aria-label={LABEL} className="mt-5">
      {!setting && error && !isFetching && (
        <LoadProblem onRetry={() => void refetch()}>
          Die Regeln für Erinnerungen konnten nicht geladen werden.
        </LoadProblem>
      )}
      {setting && <RulesForm setting={setting} />}
    </Card>
  )
}

function RulesForm({ setting }: { setting: ReminderRulesSetting }) {
  const store = useStoreRules()
  const draft = useFormDraft<RuleName>({
    id: 'setting/reminder_rules',
    label: LABEL,
    saved: { texts: textsOf(setting.rules), version: setting.version },
    save: async (texts, version) => {
      const { data } = readRules(texts)
      if (data) await store(data, version)
    },
  })
  const { typed, type, isPending, conflict } = draft
  const problems = new Map(
    (readRules(typed).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  )

  function save() {
    const wrong = DAYS.find(({ name }) => problems.has(name))
    if (wrong) document.getElementById(`reminder-${wrong.name}`)?.focus()
    else void draft.save()
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <RadioCards
        id="reminder-sending"
        legend="Wer erinnert an Rechnungen, die niemand bezahlt hat?"
        legendClassName="font-semibold"
        className="lg:grid-cols-2"
        cardClassName="items-start px-4 py-3"
        chosen={typed.sending}
        options={SENDERS.map(({ value, name, detail }) => ({
          value,
          content: (
            <>
              <span className="block font-semibold">{name}</span>
              <span className="block text-secondary text-small">{detail}</span>
            </>
          ),
        }))}
        radio={{
          name: 'reminder-sending',
          disabled: isPending,
          onChange: ({ target }) => type({ sending: target.value }),
        }}
      />
      <div className="mt-6 grid gap-5 sm:grid-cols-3">
        {DAYS.map(({ name, label, hint }) => (
          <TextField
            key={name}
            id={`reminder-${name}`}
            label={label}
            hint={hint}
            error={problems.get(name)}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={typed[name]}
            onChange={({ target }) => type({ [name]: target.value })}
            className="[&_input]:max-w-32"
          />
        ))}
      </div>
      <p className="mt-5 max-w-[65ch] text-secondary text-small">
        An bezahlte, stornierte und strittige Rechnungen wird nie erinnert. Die Texte stehen unter
        „E-Mail-Texte“.
      </p>
      <DraftButtons draft={draft} className="mt-6" />
      <LastEdited edited={setting} className="mt-4" />
      {conflict && (
        <ConflictDialog
          label={LABEL}
          pending={isPending}
          {...conflict}
          current={{
            ...conflict.current,
            values: { rules: inWords(textsOf(conflict.current.values as ReminderRules)) },
          }}
          mine={{ rules: inWords(typed) }}
        />
      )}
    </form>
  )
}

function textsOf({ sending, firstDays, secondDays, thirdDays }: ReminderRules): Texts {
  return {
    sending,
    firstDays: String(firstDays),
    secondDays: String(secondDays),
    thirdDays: String(thirdDays),
  }
}

function readRules({ sending, ...days }: Texts) {
  return reminderRulesSchema.safeParse({
    sending,
    firstDays: typedNumber(days.firstDays),
    secondDays: typedNumber(days.secondDays),
    thirdDays: typedNumber(days.thirdDays),
  })
}

/** "Das Büro gibt jede frei. Zahlungserinnerung: 7 Tage nach der Fälligkeit. …" */
function inWords(texts: Texts): string {
  const sender = SENDERS.find(({ value }) => value === texts.sending)?.name ?? ''
  const steps = DAYS.map(({ name, label, hint }) => `${label}: ${texts[name]} ${hint}`)
  return [sender, ...steps].join('. ')
}

function useStoreRules() {
  const queryClient = useQueryClient()
  return async (rules: ReminderRules, version: number) => {
    const stored = await call('PUT', '/api/admin/settings/reminders', {
      header: ifMatch(version),
      body: rules,
    })
    queryClient.setQueryData(reminderRulesQuery.queryKey, stored)
    notify({ title: 'Gespeichert', description: 'Das gilt ab jetzt für alle Rechnungen.' })
    await queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey })
  }
}
