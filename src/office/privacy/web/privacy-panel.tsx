import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#platform/design/web/button.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { PersonCard } from './person-card.tsx'
import { useFindPerson } from './use-person-calls.ts'

/** Rejects only what cannot be an address; the server checks the rest. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** Finds, exports and erases the data of a person. */
export function PrivacyPanel() {
  const titleId = useId()
  const find = useFindPerson()
  const { register, handleSubmit, formState } = useForm<{ email: string }>()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-h3">
        Personendaten
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-secondary text-small">
        Für Menschen, die wissen möchten, was Sie über sie gespeichert haben, oder die gelöscht
        werden möchten (Art. 15 und 17 DSGVO).
      </p>
      <form
        noValidate
        onSubmit={handleSubmit(({ email }) => find.mutate(email.trim()))}
        className="mt-5 grid max-w-160 gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
      >
        <TextField
          id="person-email"
          label="E-Mail-Adresse der Person"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          error={formState.errors.email?.message}
          {...register('email', {
            setValueAs: (value: string) => value.trim(),
            required: 'Bitte geben Sie eine E-Mail-Adresse ein.',
            pattern: {
              value: EMAIL,
              message: 'Bitte geben Sie eine vollständige E-Mail-Adresse ein.',
            },
          })}
        />
        <Button
          type="submit"
          pending={find.isPending}
          pendingLabel="Sucht..."
          className="sm:mt-[1.8125rem]"
        >
          Suchen
        </Button>
      </form>
      {find.isSuccess && (
        <PersonCard
          key={find.submittedAt}
          email={find.variables}
          finding={find.data}
          onErased={find.mutate}
        />
      )}
    </section>
  )
}
