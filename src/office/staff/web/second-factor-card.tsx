import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { ROLE_NAMES, STAFF_ROLES } from '#platform/basics/domain/staff-role.ts'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { Card } from '#platform/design/web/card.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { LastEdited } from '#platform/editing/web/last-edited.tsx'
import { adminQuery } from '#platform/login/web/admin-query.ts'
import { useFailure, useSessionRefusalOf } from '#platform/login/web/admin-refusal.ts'
import { confirmedCall } from '#platform/login/web/confirmed-call.ts'
import { NotLoaded } from '#platform/login/web/not-loaded.tsx'
import type { SecondFactorRule } from '../domain/second-factor-rule.ts'
import { secondFactorRuleQuery } from './staff-query.ts'

/** For which roles the second factor is required. A choice is stored at once. */
export function SecondFactorCard() {
  const { data: setting, error, isFetching, refetch } = useQuery(secondFactorRuleQuery)
  useSessionRefusalOf(error)
  const store = useStoreRule()
  return (
    <Card as="section" aria-labelledby="rule-title" className="mt-6 max-w-190">
      <h2 id="rule-title" className="text-h3">
        Anmeldung in zwei Schritten
      </h2>
      <p className="mt-3 max-w-[60ch] text-secondary">
        Wer eine dieser Rollen hat, muss sie einrichten, bevor etwas anderes geht. Das gilt sofort,
        auch für Sie selbst.
      </p>
      {setting ? (
        <>
          <fieldset className="mt-4" disabled={store.isPending}>
            <legend className="sr-only">Vorgeschrieben für</legend>
            {STAFF_ROLES.map((role) => (
              <label
                key={role}
                className="flex min-h-11 w-fit cursor-pointer items-center gap-3 pr-3"
              >
                <input
                  type="checkbox"
                  className="size-5 accent-brand"
                  checked={setting.roles[role]}
                  onChange={({ target }) =>
                    store.mutate({
                      rule: { ...setting.roles, [role]: target.checked },
                      version: setting.version,
                    })
                  }
                />
                <span>{`Vorgeschrieben für ${ROLE_NAMES[role]}`}</span>
              </label>
            ))}
          </fieldset>
          <LastEdited edited={setting} className="mt-2" />
        </>
      ) : (
        <NotLoaded
          className="min-h-32"
          problem={!isFetching && error !== null && 'Die Einstellung konnte nicht geladen werden.'}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  )
}

function useStoreRule() {
  const queryClient = useQueryClient()
  const router = useRouter()
  const notifyFailure = useFailure()
  const { queryKey } = secondFactorRuleQuery
  return useMutation({
    mutationFn: ({ rule, version }: { rule: SecondFactorRule; version: number }) =>
      confirmedCall(() =>
        call('PUT', '/api/admin/settings/second-factor', {
          header: ifMatch(version),
          body: rule,
        }),
      ),
    onSuccess: async (stored) => {
      queryClient.setQueryData(queryKey, stored)
      notify({ title: 'Gespeichert', description: 'Das gilt ab sofort.' })
      // Whoever has none is led to set it up: perhaps the owner who has just chosen it.
      const me = await queryClient.fetchQuery({ ...adminQuery, staleTime: 0 })
      if (me.mustSetUpSecondFactor) await router.navigate({ to: '/admin/zweiter-schritt' })
    },
    onError: async (error) => {
      notifyFailure(error, 'Die Einstellung konnte nicht gespeichert werden.')
      await queryClient.invalidateQueries({ queryKey })
    },
  })
}
