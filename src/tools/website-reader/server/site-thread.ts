import { parentPort } from 'node:worker_threads'
import { SITE_TASKS } from './site-thread-tasks.ts'

type Task = (input: unknown) => unknown

// A task that exhausts the stack or memory of this thread, or takes too long, only ends this thread.
parentPort?.on('message', ({ task, input }: { task: keyof typeof SITE_TASKS; input: unknown }) => {
  parentPort?.postMessage((SITE_TASKS[task] as Task)(input))
})

// Sent after all modules are loaded, so that loading does not count towards a task's time limit.
parentPort?.postMessage('ready')
