import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { BackHeader } from './back-header.tsx'
import { PageFrame } from './page-frame.tsx'
import { ShopFooter } from './shop-footer.tsx'

/** For a page that cannot be shown, most often because the server does not answer. */
export function ErrorScreen({ reset }: ErrorComponentProps) {
  return (
    <PageFrame header={<BackHeader />} footer={<ShopFooter />}>
      <div className="wrap section-space">
        <title>Seite nicht verfügbar</title>
        <h1 className="text-h1">Diese Seite lässt sich gerade nicht anzeigen</h1>
        <p className="mt-5 max-w-[48ch] text-lead text-secondary">
          Das liegt an uns, nicht an dir. Versuch es in einem Moment noch einmal.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button onClick={reset}>Erneut versuchen</Button>
          <ButtonLink to="/trainings" variant="secondary">
            Zu den Trainings
          </ButtonLink>
        </div>
      </div>
    </PageFrame>
  )
}
