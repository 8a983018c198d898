import { createFileRoute } from '@tanstack/react-router'
import { TranslationsScreen } from '#office/page-texts/web/translations-screen.tsx'
import { EDITORS } from '#platform/basics/domain/staff-role.ts'

export const Route = createFileRoute('/_authenticated/admin/uebersetzungen')({
  staticData: { title: 'Übersetzungen', roles: EDITORS },
  component: TranslationsScreen,
})
