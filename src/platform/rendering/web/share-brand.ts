import { look } from '#site/look/web/look.ts'
import { brand, firm } from '#site/pages/web/firm.ts'
import type { ShareBrand } from '../domain/share-picture.ts'

/** What the present firm and look put into every picture for previews. */
export function shareBrand(): ShareBrand {
  const { values, colors, fontFiles, style } = look()
  const { page, ink } = colors
  return {
    firmName: firm().name,
    logo: brand()?.logo ?? null,
    page,
    ink,
    font: fontFiles.at(-1) ?? '',
    look: style && [page, ink, values.type].join(' '),
  }
}
