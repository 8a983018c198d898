import { SAMPLE_FIRM } from '#site/pages/domain/firm-of-values.ts'
import { setFirm } from '#site/pages/web/firm.ts'

// As the start of the product does.
setFirm(SAMPLE_FIRM)
