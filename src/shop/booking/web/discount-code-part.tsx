import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field } from '#platform/design/web/field.tsx'
import { type Discount, isForPackage } from '#shop/discount-codes/domain/discount.ts'
import { discountText, refusalText } from '#shop/discount-codes/domain/discount-code.ts'
import { CODE_FIELD, type DiscountCodeProps } from './discount-code-props.ts'
import { giveUp, redeem } from './redeem-code.ts'

/** The field of a code, or the code that is redeemed. */
export function DiscountCodePart(props: DiscountCodeProps) {
  const { form, redeemed } = props
  const box = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef(false)

  // What the visitor pressed is gone: the focus goes to what came instead of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change between the two
  useEffect(() => {
    if (wantsFocus.current) box.current?.querySelector<HTMLElement>('[data-next-focus]')?.focus()
    wantsFocus.current = false
  }, [redeemed])

  async function redeemIt() {
    wantsFocus.current = true
    if ((await redeem(form)) === null) return
    wantsFocus.current = false
    document.getElementById(CODE_FIELD)?.focus()
  }

  function removeIt() {
    wantsFocus.current = true
    giveUp(form)
  }

  return (
    <div ref={box}>
      {redeemed ? (
        <Redeemed {...props} redeemed={redeemed} onRemove={removeIt} />
      ) : (
        <CodeField {...props} onRedeem={redeemIt} />
      )}
    </div>
  )
}

function CodeField({
  error,
  input,
  onRedeem,
}: DiscountCodeProps & { onRedeem: () => Promise<void> }) {
  const [isPending, setIsPending] = useState(false)

  async function redeemIt() {
    if (isPending) return
    setIsPending(true)
    await onRedeem()
    setIsPending(false)
  }

  function redeemOnEnter(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.stopPropagation()
    void redeemIt()
  }

  return (
    <Field id={CODE_FIELD} label="Rabattcode" error={error} className="mt-1 max-w-110 pb-1">
      {(control) => (
        <div className="flex gap-3">
          <input
            {...input}
            {...control}
            data-next-focus=""
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            onKeyDown={redeemOnEnter}
            className={classes(CONTROL_LOOK, 'h-13')}
          />
          <Button
            variant="secondary"
            pending={isPending}
            className="shrink-0"
            onClick={() => void redeemIt()}
          >
            Einlösen
          </Button>
        </div>
      )}
    </Field>
  )
}

interface RedeemedProps extends Pick<DiscountCodeProps, 'packages' | 'chosen'> {
  redeemed: Discount
  onRemove: () => void
}

function Redeemed({ redeemed, packages, chosen, onRemove }: RedeemedProps) {
  const { code, packageIds } = redeemed
  const isOfOther = chosen !== undefined && !isForPackage(redeemed, chosen.id)
  return (
    <div className="flex items-center justify-between gap-x-4">
      <p tabIndex={-1} data-next-focus="" className="min-h-11 min-w-0 content-center outline-none">
        <span>Code </span>
        <strong translate="no" className="wrap-anywhere font-semibold">
          {code}
        </strong>
        <span>{`: ${discountText(redeemed)} weniger`}</span>
        {isOfOther && (
          <span className="block text-error text-small">
            {refusalText({ why: 'package', packageIds }, packages)}
          </span>
        )}
      </p>
      <Button variant="ghost" size="small" className="-mr-3 shrink-0 px-3!" onClick={onRemove}>
        <span>Entfernen</span>
        <span className="sr-only">{`: Code ${code}`}</span>
      </Button>
    </div>
  )
}
