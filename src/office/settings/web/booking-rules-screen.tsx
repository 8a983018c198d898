import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useId } from 'react'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import { LoadProblem } from '#platform/design/web/load-problem.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { ConflictDialog } from '#platform/editing/web/conflict-dialog.tsx'
import { useStoredDrafts } from '#platform/editing/web/edit-drafts.ts'
import { EditHistory } from '#platform/editing/web/edit-history.tsx'
import { revisionsKey } from '#platform/editing/web/revisions-query.ts'
import { UnsavedGuard } from '#platform/editing/web/unsaved-guard.tsx'
import { useFormDraft } from '#platform/editing/web/use-form-draft.ts'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { bookingRulesText } from '#shop/booking-rules/domain/booking-rule-sentences.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import type { BookingRulesSetting } from '#shop/booking-rules/domain/booking-rules-setting.ts'
import { bookingRulesQuery } from '#shop/booking-rules/web/rules-in-force-query.ts'
import { ReminderRulesCard } from '#shop/payments/web/staff/reminder-rules-card.tsx'
import { bookingRulesSettingQuery } from './booking-rules-query.ts'
import { InvoicingCard } from './invoicing-card.tsx'
import { PublicAnswer } from './public-answer.tsx'
import { RULE_FIELDS, type RuleName, readRules, sentenceOf, textsOfRules } from './rule-fields.ts'
import { RulesForm } from './rules-form.tsx'
import { StaffNoticesCard } from './staff-notices-card.tsx'

const LABEL = 'Regeln für Buchungen'

/** The booking rules: the numbers, what the public reads, and who changed them. */
export function BookingRulesScreen() {
  useStoredDrafts(useLocation({ select: ({ pathname }) => pathname }))
  const { data: setting, error, isFetching, refetch } = useQuery(bookingRulesSettingQuery)
  useSessionRefusalOf(error)
  return (
    <>
      <h1 className="text-h2">{LABEL}</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Bis wann Buchende selbst etwas ändern können, über den Link in ihren E-Mails, und was Sie
        ihnen zu Absage, Antwort und Rechnung versprechen. Sie selbst können im Namen der Buchenden
        jederzeit alles ändern.
      </p>
      {!setting && isFetching && (
        <p role="status" className="mt-6 text-muted">
          Lädt...
        </p>
      )}
      {!setting && error && !isFetching && (
        <Card className="mt-6">
          <LoadProblem onRetry={() => void refetch()}>
            Die Regeln konnten nicht geladen werden.
          </LoadProblem>
        </Card>
      )}
      {setting && <Rules setting={setting} />}
      <StaffNoticesCard />
      <InvoicingCard />
      <ReminderRulesCard />
      <UnsavedGuard />
    </>
  )
}

function Rules({ setting }: { setting: BookingRulesSetting }) {
  const historyId = useId()
  const store = useStoreRules()
  const draft = useFormDraft<RuleName>({
    id: 'setting/booking_rules',
    label: LABEL,
    saved: { texts: textsOfRules(setting.rules), version: setting.version },
    save: async (texts, version) => {
      const { rules } = readRules(texts)
      if (rules) await store(rules, version)
    },
  })
  const { rules, problems } = readRules(draft.typed)
  const { conflict } = draft
  return (
    <>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-2">
        <RulesForm setting={setting} draft={draft} problems={problems} />
        <PublicAnswer rules={rules ?? setting.rules} isSaved={!draft.isChanged} />
      </div>
      <section aria-labelledby={historyId} className="mt-12">
        <h2 id={historyId} className="mb-4 text-h3">
          Verlauf
        </h2>
        <EditHistory
          subject="setting"
          subjectId="booking_rules"
          labelOf={(field) => RULE_FIELDS.find(({ name }) => name === field)?.label ?? field}
          textOf={(field, value) => sentenceOf(field as RuleName, value, setting.rules)}
        />
      </section>
      {conflict && (
        <ConflictDialog
          label={LABEL}
          pending={draft.isPending}
          {...conflict}
          current={{
            ...conflict.current,
            values: { rules: bookingRulesText(conflict.current.values as BookingRules, 'ihr') },
          }}
          mine={{ rules: rules ? bookingRulesText(rules, 'ihr') : '' }}
        />
      )}
    </>
  )
}

function useStoreRules() {
  const queryClient = useQueryClient()
  return async (rules: BookingRules, version: number) => {
    const stored = await call('PUT', '/api/admin/settings/booking-rules', {
      header: ifMatch(version),
      body: rules,
    })
    queryClient.setQueryData(bookingRulesSettingQuery.queryKey, stored)
    notify({
      title: 'Gespeichert',
      description: 'Die Regeln gelten für alle Buchungen ab jetzt und stehen so auf der Website.',
    })
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: bookingRulesQuery.queryKey }),
      queryClient.invalidateQueries({ queryKey: revisionsKey }),
    ])
  }
}
