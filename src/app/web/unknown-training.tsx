import { Island } from '#platform/rendering/web/island.tsx'
import type { PageHead } from '#platform/rendering/web/page-head.ts'
import EditModeToggle from '#shop/inline-edit/web/edit-toggle.island.tsx'
import HiddenTraining from '#shop/inline-edit/web/hidden-training.island.tsx'
import { BackHeader } from '#site/frame/web/back-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'

export const TRAINING_NOT_FOUND: PageHead = {
  meta: [{ title: 'Training nicht gefunden' }, { name: 'robots', content: 'noindex' }],
}

interface UnknownTrainingProps {
  id: string
  /** The whole address of the page with the training's papers, where it is that page. */
  papersAddress: string | null
}

/** The page of a training that there is not, or that visitors do not see. */
export function UnknownTraining(props: UnknownTrainingProps) {
  return (
    <PageFrame
      header={
        <BackHeader
          editToggle={<Island of={EditModeToggle} when="staff" props={{ hidden: props.id }} />}
        />
      }
      footer={<ShopFooter />}
    >
      <Island of={HiddenTraining} when="staff" props={props} />
    </PageFrame>
  )
}
