import { createFileRoute } from '@tanstack/react-router'
import { TestMailScreen } from '#office/mails/web/test-mail-screen.tsx'

export const Route = createFileRoute('/admin/testmail')({
  staticData: { title: 'Testnachricht' },
  component: TestMailScreen,
})
