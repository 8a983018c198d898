import { createFileRoute } from '@tanstack/react-router'
import { TranslationsScreen } from '#office/page-texts/web/translations-screen.tsx'

export const Route = createFileRoute('/_authenticated/admin/uebersetzungen')({
  staticData: { title: 'Übersetzungen' },
  component: TranslationsScreen,
})
