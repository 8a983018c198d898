import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { Button } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { RequiredNote } from '#platform/design/web/field.tsx'
import { useHydrated } from '#platform/design/web/use-hydrated.ts'
import { isTyped } from '#platform/rendering/web/typed-fields.ts'
import { NO_BILLING_TEXTS } from '../domain/billing.ts'
import { BillingFold } from './billing-fold.tsx'
import { BookedNotice } from './booked-notice.tsx'
import { type Contact, EMPTY_CONTACT, mergeContact } from './booking-draft.ts'
import { draftStore, useDraft } from './booking-draft-store.ts'
import { contactProblems, refusalTitle } from './booking-form-rules.ts'
import { StepHeading } from './booking-step-heading.tsx'
import { DiscountCode, redeemTyped, settleCode } from './code-entry.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DiscountBanner } from './discount-banner.tsx'
import { CODE_FIELD } from './discount-code-props.ts'
import { fieldResolver, setFieldErrors } from './field-resolver.ts'
import { OfPackage } from './of-package.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PackageCards } from './package-cards.tsx'
import { BOOKER_FIELDS } from './person-fields.ts'
import { phaseOffer } from './phase-offer.ts'
import { atFullPrice, type ReducedPackage } from './reduced-packages.ts'
import { RefusalSummary } from './refusal-summary.tsx'
import { contactLead } from './slot-texts.ts'
import { slotCount } from './slot-values.ts'
import { type Refusal, useRefusal } from './use-refusal.ts'
import { WizardFrame } from './wizard-frame.tsx'

const REFUSED = 'Bitte fülle alle Felder aus und wähle ein Paket.'

interface ContactContext {
  packages: readonly ReducedPackage[]
}

interface ContactStepProps extends ContactContext {
  /** The package that the link names, which is selected once. */
  requested: string | undefined
  /** The code that the link names, which is redeemed once. */
  requestedCode: string | undefined
  /** The package that is selected until the visitor selects one. */
  preset: string | undefined
  /** The selected package. */
  chosen: ReducedPackage | undefined
  /** Problems of this step that the server found when the booking was sent. */
  refused: Refusal | null
  /** Whether the date of slot 1 is noted. */
  isSeatKnown: boolean
  /** Above the price phase: the seats that the visitor came for, or why they cannot be had. */
  banner: ReactNode
  /** Called when the requested package has been selected. */
  onRequestTaken: () => void
  onContinue: () => void
}

/** Step 1: the booker's data and the package. */
export function ContactStep({
  packages,
  requested,
  requestedCode,
  preset,
  chosen,
  refused,
  isSeatKnown,
  banner,
  onRequestTaken,
  onContinue,
}: ContactStepProps) {
  const { form, packageRadio, isReady } = useContactForm({
    context: { packages },
    requested,
    preset,
    onRequestTaken,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code that a link names
  useEffect(() => {
    if (requestedCode === undefined) return
    form.setValue(CODE_FIELD, requestedCode)
    onRequestTaken()
    void redeemTyped(form)
  }, [requestedCode])
  const { refusal, refuse, clear, dismiss } = useRefusal(refused)
  const { contact, redeemed } = useDraft()
  const offer = phaseOffer(packages.map(atFullPrice))
  const { errors } = form.formState

  useEffect(() => {
    if (refused) setFieldErrors(form, refused.problems)
  }, [form, refused])

  const submit = form.handleSubmit(
    async () => {
      const refusedCode = await settleCode(form)
      if (refusedCode !== null) {
        const problem = { name: CODE_FIELD, message: refusedCode, missing: false }
        refuse({ by: 'server', title: refusedCode, problems: [problem] })
        return
      }
      clear()
      onContinue()
    },
    () => {
      // react-hook-form has removed what the server said of the code, which is typed still.
      if (errors.discountCode) form.setError(CODE_FIELD, errors.discountCode)
      const problems = contactProblems(form.getValues(), packages, errors.discountCode?.message)
      refuse({ by: 'form', title: refusalTitle(problems, REFUSED), problems })
    },
  )

  const bind = (name: keyof Contact) => ({
    id: name,
    error: errors[name]?.message,
    ...form.register(name),
  })

  return (
    <WizardFrame
      onSubmit={submit}
      summary={<OrderSummary packages={packages} chosen={chosen} />}
      actions={
        <div className="flex justify-end">
          {/* Before hydration a click must not submit the form: the browser would leave the page. */}
          <Button
            {...(isReady ? { type: 'submit' } : { 'data-held': 'submit' })}
            className="grow sm:grow-0"
          >
            <OfPackage packages={packages} chosen={chosen} isInline>
              {(pkg) => (pkg && slotCount(pkg) > 1 ? 'Weiter' : 'Anmelden')}
            </OfPackage>
          </Button>
        </div>
      }
    >
      <BookedNotice />
      <StepHeading
        step={1}
        title="Sichere dir deinen Platz"
        lead={
          <OfPackage packages={packages} chosen={chosen} isInline>
            {(pkg) => contactLead(isSeatKnown, pkg)}
          </OfPackage>
        }
      />
      {banner}
      {offer && <DiscountBanner offer={offer} />}
      {refusal && (
        <RefusalSummary
          refusal={refusal}
          errors={errors}
          current={contactProblems(contact, packages)}
          onSolved={dismiss}
        />
      )}
      <RequiredNote />
      <Card as="section" aria-labelledby="contact-title">
        <h2 id="contact-title" className="text-h4">
          Deine Kontaktdaten
        </h2>
        <div className="mt-4 grid gap-x-5 gap-y-4 sm:grid-cols-2">
          <ContactFields fields={BOOKER_FIELDS} bind={bind} />
        </div>
      </Card>
      <Card id="packages">
        <PackageCards
          packages={packages}
          error={errors.packageId?.message}
          radio={packageRadio}
          // Then react-hook-form selects it, and would follow this instead of the draft.
          initial={isReady ? undefined : (requested ?? preset)}
        />
        <DiscountCode
          form={form}
          redeemed={redeemed}
          packages={packages}
          chosen={chosen}
          error={errors.discountCode?.message}
          isTyped={contact.discountCode !== ''}
          input={form.register(CODE_FIELD, { onChange: () => form.clearErrors(CODE_FIELD) })}
        />
      </Card>
      <Billing form={form} />
    </WizardFrame>
  )
}

/** Apart, so that the step is not drawn anew while something is typed. */
function Billing({ form }: { form: UseFormReturn<Contact, ContactContext> }) {
  const values = useWatch({ control: form.control })
  const { errors, isSubmitted } = form.formState
  return (
    <BillingFold
      values={{ ...NO_BILLING_TEXTS, ...values }}
      errors={errors}
      onType={(name, value) => {
        form.clearErrors(name)
        form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
      }}
    />
  )
}

interface ContactFormOptions
  extends Pick<ContactStepProps, 'requested' | 'preset' | 'onRequestTaken'> {
  context: ContactContext
}

/**
 * The form, filled from the draft and stored in it. On a page that the server rendered, the draft is read only after
 * hydration, and what was typed before that is preserved. The package from the link is selected once, whatever was
 * selected before.
 */
function useContactForm({ context, requested, preset, onRequestTaken }: ContactFormOptions) {
  const isReady = useHydrated()
  const [isDraftToCome] = useState(!isReady)
  const withPackage = (contact: Contact): Contact => ({
    ...contact,
    packageId: requested ?? (contact.packageId || (preset ?? '')),
  })
  const form = useForm<Contact, ContactContext>({
    defaultValues: withPackage(isDraftToCome ? EMPTY_CONTACT : draftStore.read().contact),
    resolver: fieldResolver((contact, { packages }) => contactProblems(contact, packages)),
    context,
    shouldFocusError: false,
  })

  // react-hook-form takes over what was typed before hydration, but unchecks radios: their selection is noted before it
  // does. That the page came with the preset is no selection.
  const packageRadio = form.register('packageId')
  const earlyPackage = useRef('')
  const noteEarlyPackage = (radio: HTMLInputElement | null) => {
    if (radio?.checked && (radio.value !== preset || radio.dataset.typed !== undefined))
      earlyPackage.current = radio.value
    packageRadio.ref(radio)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: of `withPackage`, its two packages
  useEffect(() => {
    if (isDraftToCome) {
      const found = { ...form.getValues(), packageId: earlyPackage.current || (requested ?? '') }
      const contact = mergeContact(draftStore.read().contact, onlyTyped(found))
      const filled = { ...contact, packageId: contact.packageId || (preset ?? '') }
      draftStore.update({ contact: filled })
      form.reset(filled)
    } else if (requested !== undefined || preset !== undefined) {
      draftStore.update({ contact: withPackage(draftStore.read().contact) })
    }
    if (requested !== undefined) onRequestTaken()
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => draftStore.update({ contact: { ...values } }),
    })
  }, [form, isDraftToCome, requested, preset, onRequestTaken])

  return { form, packageRadio: { ...packageRadio, ref: noteEarlyPackage }, isReady }
}

/** The fields that somebody filled in on this page, and not the browser on the way back. */
function onlyTyped(contact: Contact): Contact {
  const typed = { ...contact }
  for (const name of Object.keys(typed) as (keyof Contact)[]) if (!isTyped(name)) typed[name] = ''
  return typed
}
