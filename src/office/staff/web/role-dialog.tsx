import { useId, useState } from 'react'
import { Dialog } from '#platform/design/web/dialog.tsx'
import { Form } from '#platform/design/web/form.tsx'
import type { StaffMember } from '../domain/staff-member.ts'
import { RoleChoice } from './role-choice.tsx'
import { useChangeRole } from './use-staff-calls.ts'

/** Asks for another role of somebody. */
export function RoleDialog({ member, onDone }: { member: StaffMember; onDone: () => void }) {
  const id = useId()
  const change = useChangeRole()
  const [role, setRole] = useState(member.role)
  return (
    <Dialog open onClose={onDone} title="Rolle ändern" description={`Von ${member.email}.`}>
      <Form
        onSubmit={() => change.mutate({ member, role }, { onSuccess: onDone })}
        submitLabel="Rolle ändern"
        isPending={change.isPending}
        isDisabled={role === member.role}
        onCancel={onDone}
      >
        <RoleChoice id={`${id}-role`} chosen={role} onChange={setRole} />
      </Form>
    </Dialog>
  )
}
