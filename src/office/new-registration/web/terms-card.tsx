import { Card } from '#platform/design/web/card.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { TextAreaField } from '#platform/design/web/text-area-field.tsx'
import { PRICE_REASON_MAX_LENGTH } from '#shop/booking/domain/office-booking.ts'
import type { Package } from '#shop/prices/domain/package.ts'
import { dayCents, eurosText, ownCents, type Values } from './registration-values.ts'

interface TermsCardProps {
  values: Values
  pkg: Package | undefined
  errors: ReadonlyMap<string, string>
  /** Who gets a mail, in sentences. */
  mailWords: readonly string[]
  onChange: (changes: Partial<Values>) => void
}

/** What only staff decide: price, status, mails and a note. */
export function TermsCard({ values, pkg, errors, mailWords, onChange }: TermsCardProps) {
  const isOwnPrice = ownCents(values, pkg) !== null
  return (
    <div className="grid min-w-0 gap-6">
      <Card as="section" aria-labelledby="price-title">
        <h2 id="price-title" className="text-h4">
          Preis
        </h2>
        <div className="mt-4 grid gap-4">
          <TextField
            id="price"
            label="Preis in Euro"
            inputMode="decimal"
            autoComplete="off"
            value={values.price}
            error={errors.get('price')}
            hint={
              pkg
                ? `Leer: der Preis von heute, ${eurosText(dayCents(pkg))}.`
                : 'Leer: der Preis von heute.'
            }
            onChange={({ target }) => onChange({ price: target.value })}
          />
          {(isOwnPrice || values.priceReason !== '') && (
            <TextField
              id="priceReason"
              label="Grund für diesen Preis"
              required={isOwnPrice}
              autoComplete="off"
              maxLength={PRICE_REASON_MAX_LENGTH}
              value={values.priceReason}
              error={errors.get('priceReason')}
              hint="Nur das Büro sieht ihn."
              onChange={({ target }) => onChange({ priceReason: target.value })}
            />
          )}
          <TextField
            id="discountCode"
            label="Rabattcode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            value={values.discountCode}
            error={errors.get('discountCode')}
            hint="Statt eines eigenen Preises."
            onChange={({ target }) => onChange({ discountCode: target.value })}
          />
        </div>
      </Card>
      <Card as="section" aria-labelledby="status-title">
        <h2 id="status-title" className="text-h4">
          Status und E-Mails
        </h2>
        <div className="mt-4 grid gap-4">
          <RadioCards
            id="status"
            legend="Die Anmeldung ist"
            className="sm:grid-cols-2 lg:grid-cols-1"
            chosen={values.status}
            radio={{
              name: 'status',
              onChange: ({ target }) =>
                onChange({ status: target.value === 'confirmed' ? 'confirmed' : 'pending' }),
            }}
            options={[
              { value: 'pending', content: 'Ausstehend' },
              { value: 'confirmed', content: 'Sofort bestätigt' },
            ]}
          />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={values.mails}
              onChange={({ target }) => onChange({ mails: target.checked })}
              className="size-5 shrink-0 accent-brand"
            />
            E-Mails verschicken
          </label>
          {(values.contact.email.trim() !== '' || !values.mails) && (
            <div role="status" className="grid gap-1.5 rounded-card bg-section p-4 text-small">
              {mailWords.map((sentence) => (
                <p key={sentence} className="wrap-anywhere">
                  {sentence}
                </p>
              ))}
            </div>
          )}
        </div>
      </Card>
      <Card as="section" aria-labelledby="note-title">
        <h2 id="note-title" className="sr-only">
          Notiz
        </h2>
        <TextAreaField
          id="note"
          label="Notiz des Büros"
          rows={3}
          value={values.note}
          error={errors.get('note')}
          hint="Steht nur hier und wird von der Suche gefunden."
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </Card>
    </div>
  )
}
