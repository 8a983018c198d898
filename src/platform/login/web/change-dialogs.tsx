import { ProofDialog, useProofForm } from './proof-dialog.tsx'
import { useRenewCodes, useSwitchOff } from './use-second-factor-calls.ts'

/** Asks for the proof of identity, then replaces the recovery codes. */
export function RenewDialog(props: { onDone: (codes: string[]) => void; onClose: () => void }) {
  const form = useProofForm()
  const renew = useRenewCodes({
    showFieldError: form.markField,
    onDone: ({ recoveryCodes }) => props.onDone(recoveryCodes),
  })
  return (
    <ProofDialog
      form={form}
      title="Neue Wiederherstellungscodes"
      description="Die bisherigen Codes gelten danach nicht mehr."
      confirmLabel="Neue Codes erzeugen"
      pending={renew.isPending}
      onSubmit={renew.mutate}
      onClose={props.onClose}
    />
  )
}

/** Asks for the proof of identity, then switches the second factor off. */
export function SwitchOffDialog(props: { onDone: () => void; onClose: () => void }) {
  const form = useProofForm()
  const switchOff = useSwitchOff({ showFieldError: form.markField, onDone: props.onDone })
  return (
    <ProofDialog
      form={form}
      title="Zweiten Schritt ausschalten"
      description="Danach genügt zur Anmeldung wieder das Passwort."
      confirmLabel="Ausschalten"
      pending={switchOff.isPending}
      onSubmit={switchOff.mutate}
      onClose={props.onClose}
    />
  )
}
