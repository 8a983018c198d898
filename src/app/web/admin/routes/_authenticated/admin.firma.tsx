import { createFileRoute } from '@tanstack/react-router'
import { FirmScreen } from '#office/settings/web/firm-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/firma')({
  staticData: { title: 'Firma' },
  component: FirmScreen,
})
