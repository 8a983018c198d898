import { useId, useState } from 'react'
import { ApiError } from '#platform/design/web/api.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import {
  openProblems,
  refusalOfFields,
  type TypedRefusal,
} from '#platform/design/web/form-refusal.ts'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { useSend } from '#platform/design/web/use-send.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import type { StaffDiscountCode } from '../domain/discount-code-schema.ts'
import { type CodeField, type CodeValues, NEW_CODE, requestOf, valuesOf } from './code-values.ts'
import { PackageTicks } from './package-ticks.tsx'
import { useChangeCode, useCreateCode } from './use-code-calls.ts'

const LABELS = {
  code: 'Code',
  kind: 'Was er abzieht',
  value: 'Wie viel',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  packageIds: 'Pakete',
  maxUses: 'Wie oft insgesamt',
  isOncePerCompany: 'Nur einmal pro Firma',
  note: 'Notiz',
} as const satisfies Record<CodeField, string>

interface CodeDialogProps {
  /** The code that is changed; undefined for a new one. */
  stored?: StaffDiscountCode
  packages: readonly Package[]
  onDone: () => void
}

/** Creates or changes a code. */
export function CodeDialog({ stored, packages, onDone }: CodeDialogProps) {
  const id = useId()
  const [values, setValues] = useState(stored ? valuesOf(stored) : NEW_CODE)
  const { save, isPending } = useSave(stored)
  const { refusal, refuse, send } = useSend<TypedRefusal<CodeField>>()
  const { body, problems } = requestOf(values, stored?.isActive ?? true)
  const open = openProblems(refusal, problems, values)
  const type = (changes: Partial<CodeValues>) => setValues((typed) => ({ ...typed, ...changes }))

  function submit() {
    if (problems.size > 0) {
      const title = 'Bitte prüfen Sie die markierten Felder.'
      return refuse({ title, problems, values, isOfServer: false })
    }
    return send(() =>
      save(body).then(
        () => {
          onDone()
          return null
        },
        (error: unknown) => {
          const refused = refusalOfFields(error)
          return refused && { ...refused, values, isOfServer: true }
        },
      ),
    )
  }

  const at = (name: Exclude<CodeField, 'kind' | 'packageIds' | 'isOncePerCompany'>) => ({
    id: `${id}-${name}`,
    label: LABELS[name],
    error: open.get(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })

  return (
    <Dialog
      open
      onClose={onDone}
      title={stored ? 'Code bearbeiten' : 'Neuer Code'}
      {...(stored?.isUsed && {
        description: 'Was schon gebucht ist, behält seinen Rabatt. Änderungen gelten ab jetzt.',
      })}
    >
      <Form
        onSubmit={submit}
        refusal={refusal}
        id={id}
        fields={(Object.keys(LABELS) as CodeField[]).map((name) => ({
          name,
          label: LABELS[name],
        }))}
        open={open}
        submitLabel={stored ? 'Speichern' : 'Code anlegen'}
        isPending={isPending}
        onCancel={onDone}
      >
        <TextField
          {...at('code')}
          hint="3 bis 30 Buchstaben, Ziffern oder Bindestriche. Groß oder klein ist gleich."
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="grid gap-5 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RadioCards
            id={`${id}-kind`}
            legend={LABELS.kind}
            className="grid-cols-2"
            cardClassName="h-13 items-center px-4"
            chosen={values.kind}
            radio={{
              name: `${id}-kind`,
              onChange: ({ target }) =>
                type({ kind: target.value === 'amount' ? 'amount' : 'percent' }),
            }}
            options={[
              { value: 'percent', content: 'Prozent' },
              { value: 'amount', content: 'Euro' },
            ]}
          />
          <TextField
            {...at('value')}
            label={values.kind === 'percent' ? 'Prozent' : 'Euro mit USt.'}
            required
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...at('firstDay')} type="date" hint="Leer: ab sofort." />
          <TextField {...at('lastDay')} type="date" hint="Leer: ohne Ende." />
        </div>
        <PackageTicks
          id={`${id}-packageIds`}
          legend={LABELS.packageIds}
          packages={packages}
          ticked={values.packageIds}
          error={open.get('packageIds')}
          onChange={(packageIds) => type({ packageIds })}
        />
        <TextField
          {...at('maxUses')}
          hint="Leer: beliebig oft. Abgesagte Buchungen zählen nicht."
          inputMode="numeric"
          autoComplete="off"
          className="sm:max-w-1/2"
        />
        <label className="flex min-h-11 items-center gap-3">
          <input
            id={`${id}-isOncePerCompany`}
            type="checkbox"
            checked={values.isOncePerCompany}
            onChange={({ target }) => type({ isOncePerCompany: target.checked })}
            className="size-5 shrink-0 accent-brand"
          />
          <span>{LABELS.isOncePerCompany}</span>
        </label>
        <TextAreaField {...at('note')} rows={2} hint="Nur für das Team: für wen der Code ist." />
      </Form>
    </Dialog>
  )
}

/**
 * Stores what is based on the version in which the dialog was opened. Where somebody else has changed the code since, the
 * first attempt is refused with a message, and the next one stores.
 */
function useSave(stored: StaffDiscountCode | undefined) {
  const create = useCreateCode()
  const change = useChangeCode()
  const [version, setVersion] = useState(stored?.version ?? 0)

  async function save(body: Parameters<typeof create.mutateAsync>[0]): Promise<void> {
    if (!stored) {
      await create.mutateAsync(body)
      return
    }
    try {
      await change.mutateAsync({ id: stored.id, version, body })
    } catch (error) {
      const current = error instanceof ApiError ? error.problem?.current : null
      if (current) setVersion(current.version)
      throw error
    }
  }

  return { save, isPending: create.isPending || change.isPending }
}
