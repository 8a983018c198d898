import { createFileRoute } from '@tanstack/react-router'
import { SHARED } from '#tools/mount/web/shared-route.ts'

export const Route = createFileRoute('/_authenticated/admin/geteiltes')(SHARED)
