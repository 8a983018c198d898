import { useQuery } from '@tanstack/react-query'
import { useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { NotLoaded } from '#platform/login/web/not-loaded.tsx'
import { LookForm } from './look-form.tsx'
import { lookSettingQuery } from './look-query.ts'

/** The form of the look, once it is read. */
export function LookSettingCard() {
  const { data: setting, error, isFetching, refetch } = useQuery(lookSettingQuery)
  useSessionRefusalOf(error)
  if (setting) return <LookForm setting={setting} />
  return (
    <NotLoaded
      className="min-h-60"
      problem={error !== null && !isFetching && 'Das Aussehen konnte nicht geladen werden.'}
      onRetry={() => void refetch()}
    />
  )
}
