import type { ComponentProps, CSSProperties } from 'react'
import { Island } from '#platform/rendering/web/island.tsx'
import EditModeToggle from '#shop/inline-edit/web/edit-toggle.island.tsx'
import EditablePapers from '#shop/inline-edit/web/editable-papers.island.tsx'
import { PapersBar } from '#shop/training-papers/web/papers-bar.tsx'
import { contentOfIslands } from '#shop/trainings/web/content-of-trainings.ts'
import { BackHeader } from '#site/frame/web/back-header.tsx'
import { PageFrame } from '#site/frame/web/page-frame.tsx'
import { ShopFooter } from '#site/frame/web/shop-footer.tsx'

interface PapersPageProps extends ComponentProps<typeof EditablePapers> {
  colors?: CSSProperties
}

/** Header, footer and bar of the papers of one training or several. On paper there are only the papers. */
export function PapersPage({ colors, ...papers }: PapersPageProps) {
  return (
    <PageFrame
      header={
        <div className="contents print:hidden">
          <BackHeader editToggle={<Island of={EditModeToggle} when="staff" props={{}} />} />
        </div>
      }
      footer={
        <div className="contents print:hidden">
          <ShopFooter />
        </div>
      }
      colors={colors}
    >
      <PapersBar {...papers} />
      <Island
        of={EditablePapers}
        when="staff"
        props={{ ...papers, content: contentOfIslands(papers.content) }}
      />
    </PageFrame>
  )
}
