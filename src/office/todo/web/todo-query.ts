import { queryOptions } from '@tanstack/react-query'
import { todoKey } from '#office/frame/web/dashboard-keys.ts'
import type { Todo } from '../domain/todo.ts'

/** What staff have to do. Read again whenever the dashboard opens: much of it happens without them. */
export const todoQuery = queryOptions<Todo>({ queryKey: todoKey, gcTime: 0 })
