import { parentPort } from 'node:worker_threads'
import { SITE_TASKS } from './site-thread-tasks.ts'

type Task = (input: unknown) => unknown

// What exhausts the stack or the memory of this thread, or takes too long, ends the thread and nothing else.
parentPort?.on('message', ({ task, input }: { task: keyof typeof SITE_TASKS; input: unknown }) => {
  parentPort?.postMessage((SITE_TASKS[task] as Task)(input))
})

// Tasks may be sent from now on: the time that modules take to load is not theirs.
parentPort?.postMessage('ready')
