import { OWNERS } from '#platform/basics/domain/staff-role.ts'
import { Button } from '#platform/design/web/button.tsx'
import { useMay } from '#platform/login/web/use-may.ts'
import type { Setup } from '../domain/setup.ts'
import { CheckList } from './check-list.tsx'
import { useEndSetup } from './use-setup-calls.ts'

/** The last checks and, once no step is open, the end of the guide. */
export function OnlineStep({ setup }: { setup: Setup | undefined }) {
  const mayEnd = useMay(OWNERS)
  const finish = useEndSetup('finish')
  const isComplete = setup?.steps.every(({ state }) => state !== 'open')
  return (
    <>
      <CheckList setup={setup} title="Letzte Prüfungen" />
      {isComplete && !setup?.isFinished && mayEnd && (
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <p>Kein Schritt ist mehr offen.</p>
          <Button pending={finish.isPending} onClick={() => finish.mutate()}>
            Einrichtung abschließen
          </Button>
        </div>
      )}
    </>
  )
}
