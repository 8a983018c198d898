import { useId, useState } from 'react'
import type { StaffRole } from '#platform/basics/domain/staff-role.ts'
import { ApiError } from '#platform/design/web/api.ts'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { TextField } from '#platform/design/web/field.tsx'
import { Form } from '#platform/design/web/form.tsx'
import { invitationSchema } from '../domain/staff-member.ts'
import { RoleChoice } from './role-choice.tsx'
import { useInvite } from './use-staff-calls.ts'

/** Asks whom to invite, and with which role. */
export function InviteDialog({ onDone }: { onDone: () => void }) {
  const id = useId()
  const invite = useInvite()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<StaffRole>('office')
  const [problem, setProblem] = useState<string>()

  function refuse(message: string | undefined) {
    setProblem(message)
    document.getElementById(`${id}-email`)?.focus()
  }

  function submit() {
    const { data, error } = invitationSchema.safeParse({ email, role })
    if (error) return refuse(error.issues[0]?.message)
    invite.mutate(data, {
      onSuccess: onDone,
      onError: (why) => {
        const wrong = why instanceof ApiError ? why.problem?.errors?.[0] : undefined
        if (wrong?.path === 'email') refuse(wrong.message)
      },
    })
  }

  return (
    <Dialog
      open
      onClose={onDone}
      title="Jemanden einladen"
      description="Eine E-Mail geht an die Adresse. Mit dem Link darin setzt die Person ihr Passwort."
    >
      <Form
        onSubmit={submit}
        submitLabel="Einladung senden"
        isPending={invite.isPending}
        onCancel={onDone}
      >
        <TextField
          id={`${id}-email`}
          label="E-Mail"
          type="email"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          error={problem}
          onChange={({ target }) => {
            setEmail(target.value)
            setProblem(undefined)
          }}
        />
        <RoleChoice id={`${id}-role`} chosen={role} onChange={setRole} />
      </Form>
    </Dialog>
  )
}
