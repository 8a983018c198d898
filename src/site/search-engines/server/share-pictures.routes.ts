import { Hono } from 'hono'
import type { ApiVariables } from '#platform/http/server/api-app.ts'
import { httpErrors } from '#platform/http/server/http.errors.ts'
import { createSharePictures } from './share-pictures.service.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

/** Serves the pictures for previews of shared links. An address names its content, so it can be cached for ever. */
export function sharePicturesRoutes(parts: Parameters<typeof createSharePictures>[0]) {
  const getSharePicture = createSharePictures(parts)
  return new Hono<ApiVariables>().get('/share/*', async (c) => {
    const picture = await getSharePicture(c.req.path)
    if (!picture) throw httpErrors.notFound()
    if ('movedTo' in picture) {
      c.header('Cache-Control', AN_HOUR)
      return c.redirect(picture.movedTo, 302)
    }
    return c.body(new Uint8Array(picture.jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': A_YEAR,
    })
  })
}
