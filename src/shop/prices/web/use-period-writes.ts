import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '#platform/design/web/api.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import type { PricePeriod } from '../domain/price-period.ts'
import { packagesQuery } from './packages-query.ts'
import { type PeriodValues, payloadOf } from './period-values.ts'
import { priceSchedulesQuery } from './price-schedules-query.ts'

const PATH = '/api/admin/price-periods/{periodName}/{periodType}'

interface Address {
  periodName: string
  periodType: string
}

/** Reads the data that a change of prices affects again; resolves when they are loaded. */
export function useReloadPrices(): () => Promise<unknown> {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [packagesQuery, priceSchedulesQuery].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

/** A write with a notification of its result. It settles when the screen's data are up to date again. */
function usePeriodWrite<Variables>(
  send: (variables: Variables) => Promise<PricePeriod>,
  words: { done: string; failed: string },
) {
  const reload = useReloadPrices()
  const notifyFailure = useFailure()
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      notify({ title: 'Erfolg', description: words.done })
      await reload()
    },
    onError: (error) => {
      notifyFailure(error, words.failed)
    },
  })
}

export function useCreatePeriod() {
  return usePeriodWrite(
    (values: PeriodValues) => call('POST', '/api/admin/price-periods', { body: payloadOf(values) }),
    {
      done: 'Preiszeitraum wurde erfolgreich erstellt',
      failed: 'Fehler beim Erstellen des Preiszeitraums',
    },
  )
}

export function useUpdatePeriod(address: Address) {
  return usePeriodWrite(
    ({ values, version }: { values: PeriodValues; version: number | null }) =>
      call('PATCH', PATH, {
        path: address,
        ...(version !== null && { header: ifMatch(version) }),
        body: payloadOf(values),
      }),
    {
      done: 'Preiszeitraum wurde erfolgreich aktualisiert',
      failed: 'Fehler beim Aktualisieren des Preiszeitraums',
    },
  )
}

export function useDeletePeriod(address: Address) {
  return usePeriodWrite(() => call('DELETE', PATH, { path: address }), {
    done: 'Preiszeitraum wurde gelöscht',
    failed: 'Fehler beim Löschen',
  })
}
