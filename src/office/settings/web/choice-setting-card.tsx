import { type UseQueryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Card } from '#platform/design/web/card.tsx'
import { Choice } from '#platform/design/web/choice.tsx'
import { notify } from '#platform/design/web/notifications.ts'
import { LastEdited } from '#platform/editing/web/last-edited.tsx'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'

interface EditedSetting {
  version: number
  editedBy: string | null
  editedAt: string | null
}

interface ChoiceSettingCardProps<Value extends string, Setting extends EditedSetting> {
  id: string
  legend: string
  options: readonly { value: Value; name: string; detail: string }[]
  /** The columns of the options. */
  className: string
  query: UseQueryOptions<Setting>
  chosenIn: (setting: Setting) => Value
  store: (chosen: Value, version: number) => Promise<Setting>
  /** From when on a choice holds. */
  stored: string
  /** What follows from the setting. */
  noteOn: (setting: Setting) => string | null
}

/** A setting that is one choice, which is stored at once. */
export function ChoiceSettingCard<Value extends string, Setting extends EditedSetting>({
  query,
  chosenIn,
  store,
  stored,
  noteOn,
  ...choice
}: ChoiceSettingCardProps<Value, Setting>) {
  const queryClient = useQueryClient()
  const notifyFailure = useFailure()
  const { queryKey } = query
  const found = useQuery(query)
  const setting = found.data
  const { mutate, isPending } = useMutation({
    mutationFn: ({ chosen, version }: { chosen: Value; version: number }) => store(chosen, version),
    onSuccess: (answer) => {
      queryClient.setQueryData(queryKey, answer)
      notify({ title: 'Gespeichert', description: stored })
    },
    onError: async (problem) => {
      notifyFailure(problem, 'Die Einstellung konnte nicht gespeichert werden.')
      await queryClient.invalidateQueries({ queryKey })
    },
  })
  const note = setting && noteOn(setting)
  return (
    <Card>
      <QueryNotice query={found}>{`„${choice.legend}“ konnte nicht geladen werden.`}</QueryNotice>
      {setting && (
        <>
          <Choice
            {...choice}
            legendClassName="font-semibold"
            chosen={chosenIn(setting)}
            disabled={isPending}
            onChoose={(chosen) => mutate({ chosen, version: setting.version })}
          />
          {note && <p className="wrap-anywhere mt-4 text-secondary text-small">{note}</p>}
          <LastEdited edited={setting} className="mt-2" />
        </>
      )}
    </Card>
  )
}
