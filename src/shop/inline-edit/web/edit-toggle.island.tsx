import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'
import { useMay } from '#platform/login/web/use-may.ts'
import { staffTrainingQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import { EditToggle } from './edit-toggle.tsx'
import { pageClient } from './page-client.ts'

interface EditModeToggleProps {
  /** On the page of a training that visitors do not see: the toggle is there if staff see it. */
  hidden?: string
}

/** For the header of a page that staff can edit: nothing until it is known that somebody who edits texts is logged in. */
export default function EditModeToggle({ hidden }: EditModeToggleProps) {
  const [client] = useState(() => pageClient([]))
  return (
    <QueryClientProvider client={client}>
      {hidden === undefined ? <Toggle /> : <ToggleOfHidden id={hidden} />}
    </QueryClientProvider>
  )
}

function Toggle() {
  return useMay(EDITORS) && <EditToggle />
}

function ToggleOfHidden({ id }: { id: string }) {
  const mayEdit = useMay(EDITORS)
  const { isSuccess } = useQuery({ ...staffTrainingQuery(id), enabled: mayEdit })
  return mayEdit && isSuccess && <EditToggle />
}
