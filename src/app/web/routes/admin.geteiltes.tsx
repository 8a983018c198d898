import { createFileRoute } from '@tanstack/react-router'
import { SHARED } from '#tools/mount/web/shared-route.ts'
import { SharedScreen } from '#tools/mount/web/shared-screen.tsx'

export const Route = createFileRoute('/admin/geteiltes')({ ...SHARED, component: SharedScreen })
