import { useQuery } from '@tanstack/react-query'
import { DropdownMenu } from 'radix-ui'
import { useState } from 'react'
import { Button } from '#platform/design/web/button.tsx'
import { ChevronDownIcon, CopyIcon } from '#platform/design/web/icons.tsx'
import { staffTrainingsQuery } from '#shop/trainings/web/staff-trainings-query.ts'
import type { TrainingEmails } from './copy-emails.ts'
import { EmailsByHand } from './emails-by-hand.tsx'
import { useCopyEmails } from './use-copy-emails.ts'

/** Copies the addresses of all attendees of the selected training's listed date. */
export function EmailCopyMenu() {
  const { data: trainings = [] } = useQuery(staffTrainingsQuery)
  const [refused, setRefused] = useState<TrainingEmails>()
  const copy = useCopyEmails(setRefused)
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
            <CopyIcon />
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
              onSelect={() => copy.mutate({ ...training, trainingId: training.id })}
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
