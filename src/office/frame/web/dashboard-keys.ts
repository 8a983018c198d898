/** Start of the key of every read of the key figures. */
export const figuresKey = ['/api/admin/figures'] as const

/** The key of what is to do. */
export const todoKey = ['/api/admin/todo'] as const
