import * as z from 'zod'

/** An uploaded picture, in the list that staff choose from. */
export const uploadedImageSchema = z.object({
  id: z.uuid(),
  /** A path on this site, as a training's `heroImage` takes it: "/media/<id>-<width>.webp". */
  path: z.string(),
  fileName: z.string(),
  /** Of the largest version, in pixels. */
  width: z.int(),
  height: z.int(),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
})
export type UploadedImage = z.infer<typeof uploadedImageSchema>
