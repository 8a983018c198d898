import { useMutation, useQuery } from '@tanstack/react-query'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import type { Training } from '#domain/training/training.ts'
import { addressWith } from '../../lib/address-with.ts'
import { useRefusal } from '../../lib/admin-session/admin-refusal.ts'
import { browserFetch, readJson, serverMessage } from '../../lib/api.ts'
import { notify } from '../../lib/notifications.ts'
import { staffTrainingsQuery } from '../../lib/queries/staff-trainings-query.ts'
import { Button } from '../../ui/button.tsx'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { copyEmails, type TrainingEmails } from './copy-emails.ts'
import { EnvelopeIcon } from './dashboard-icons.tsx'
import { EmailsByHand } from './emails-by-hand.tsx'

/** Copies the addresses of all attendees of the selected training's listed date. */
export function EmailCopyMenu() {
  const { data: trainings = [] } = useQuery(staffTrainingsQuery)
  const [refused, setRefused] = useState<TrainingEmails>()
  const copy = useCopy(setRefused)
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger asChild>
          <Button
            variant="ghost"
            size="small"
            disabled={trainings.length === 0}
            aria-busy={copy.isPending}
          >
            <EnvelopeIcon />
            E-Mail-Adressen kopieren
            <ChevronDownIcon />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          collisionPadding={16}
          className="z-30 max-w-[calc(100vw-2rem)] rounded-card bg-white p-2 shadow-lifted"
        >
          <DropdownMenu.Label className="px-3 pt-2 pb-1.5 text-[0.8125rem] text-muted">
            Wer hat einen Platz in ...
          </DropdownMenu.Label>
          {trainings.map((training) => (
            <DropdownMenu.Item
              key={training.id}
              onSelect={() => copy.mutate(training)}
              className="flex min-h-11 cursor-pointer flex-col justify-center rounded-input px-3 py-1.5 text-small leading-snug outline-none data-[highlighted]:bg-brand-tint"
            >
              <span className="font-semibold">{training.title}</span>
              <span className="text-muted text-[0.8125rem]">{training.date}</span>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      <EmailsByHand list={refused} onClose={() => setRefused(undefined)} />
    </>
  )
}

function useCopy(onRefused: (list: TrainingEmails) => void) {
  const settleRefusal = useRefusal()
  return useMutation({
    mutationFn: ({ id, dateId }: Training) =>
      readJson<string[]>(
        browserFetch,
        addressWith(`/api/admin/trainings/${encodeURIComponent(id)}/emails`, {
          dateId: dateId ?? undefined,
        }),
      ),
    onSuccess: async (emails, { title }) => {
      const list = { training: title, emails }
      if (emails.length === 0) {
        notify({
          title: 'Keine E-Mail-Adressen',
          description: `„${title}“ hat noch niemand gebucht.`,
        })
      } else if (!(await copyEmails(list))) {
        onRefused(list)
      }
    },
    onError: (error) => {
      if (settleRefusal(error)) return
      notify({
        title: 'Fehler',
        description: serverMessage(error) ?? 'Die E-Mail-Adressen konnten nicht geladen werden',
        variant: 'destructive',
      })
    },
  })
}
