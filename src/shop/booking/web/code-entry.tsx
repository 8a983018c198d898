import { type ComponentType, useEffect, useRef, useState } from 'react'
import { isForPackage } from '#shop/discount-codes/domain/discount.ts'
import { draftStore } from './booking-draft-store.ts'
import { type DiscountCodeProps, type FormWithCode, NOT_CHECKED } from './discount-code-props.ts'

/* Few visitors have a code: what redeems it is loaded when they say so. */

type Part = ComponentType<DiscountCodeProps>

/** Redeems a discount code, folded away until somebody has one. */
export function DiscountCode(props: DiscountCodeProps & { isTyped: boolean }) {
  const { isTyped, ...ofPart } = props
  const { redeemed, error } = props
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [Loaded, setLoaded] = useState<Part | null>(null)
  const isWanted = isOpen || redeemed !== null

  useEffect(() => {
    // It may have been opened before React ran.
    if (error !== undefined || isTyped || details.current?.open) setIsOpen(true)
  }, [error, isTyped])
  useEffect(() => {
    if (isWanted)
      import('./discount-code-part.tsx').then(
        ({ DiscountCodePart }) => setLoaded(() => DiscountCodePart),
        () => setLoaded(() => NotLoaded),
      )
  }, [isWanted])

  return (
    <div className="mt-5 border-sand border-t pt-3">
      {redeemed === null && (
        <details
          ref={details}
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        >
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            Code einlösen
          </summary>
        </details>
      )}
      {isWanted && Loaded && <Loaded {...ofPart} />}
    </div>
  )
}

function NotLoaded() {
  return <p role="alert">{NOT_CHECKED}</p>
}

/** Redeems what is typed, see `redeem`. */
export async function redeemTyped(form: FormWithCode): Promise<string | null> {
  try {
    const { redeem } = await import('./redeem-code.ts')
    return await redeem(form)
  } catch {
    return NOT_CHECKED
  }
}

/** Redeems what is typed and was not redeemed yet, or for another package alone. */
export async function settleCode(form: FormWithCode): Promise<string | null> {
  const { redeemed } = draftStore.read()
  const { discountCode, packageId } = form.getValues()
  const isSettled = redeemed ? isForPackage(redeemed, packageId) : discountCode.trim() === ''
  return isSettled ? null : redeemTyped(form)
}

/** Reads again what the redeemed code takes off. Where that fails, the next booking is refused with the reason. */
export async function refreshCode(): Promise<void> {
  try {
    const { readCodeAgain } = await import('./redeem-code.ts')
    await readCodeAgain()
  } catch {
    // The earlier one stays.
  }
}
