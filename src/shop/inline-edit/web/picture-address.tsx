import { type FormEvent, useId, useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { problemOfAddress } from './use-picture-editor.ts'

interface PictureAddressProps {
  onChoose: (address: string) => void
}

/** Form for a picture from another website. */
export function PictureAddress({ onChoose }: PictureAddressProps) {
  const id = useId()
  const [address, setAddress] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = address.trim()
    setPending(true)
    const found = await problemOfAddress(wanted)
    setPending(false)
    setProblem(found)
    if (found === null) onChoose(wanted)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        id={id}
        label="Oder die https-Adresse eines Bildes"
        type="url"
        inputMode="url"
        placeholder="https://"
        value={address}
        error={problem ?? undefined}
        onChange={(event) => {
          setAddress(event.target.value)
          setProblem(null)
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        size="small"
        pending={isPending}
        className="justify-self-start sm:mt-8"
      >
        Ansehen
      </Button>
    </form>
  )
}
