import { ROLE_NAMES, STAFF_ROLES, type StaffRole } from '#platform/basics/domain/staff-role.ts'
import { Choice } from '#platform/design/web/choice.tsx'

const MAY: Readonly<Record<StaffRole, string>> = {
  owner: 'Alles, auch Preise, Regeln, Protokoll, Personendaten und das Team.',
  office: 'Anmeldungen, Termine, Nachrichten, E-Mails und ihre Texte.',
  editor: 'Texte, Trainings und Bilder der Website. Sieht niemanden, der gebucht hat.',
}

interface RoleChoiceProps {
  id: string
  chosen: StaffRole
  onChange: (role: StaffRole) => void
}

export function RoleChoice({ id, chosen, onChange }: RoleChoiceProps) {
  return (
    <Choice
      id={id}
      legend="Rolle"
      chosen={chosen}
      options={STAFF_ROLES.map((value) => ({ value, name: ROLE_NAMES[value], detail: MAY[value] }))}
      onChoose={onChange}
    />
  )
}
