import type { CDPSession } from 'playwright-core'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds of the clock, and of the thread's own work: other processes do not count. */
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/** The tasks of the page's main thread while something was done. */
export interface MeasuredTasks {
  /** Milliseconds of the longest one, by the thread's own clock. */
  longest: number
  /** How many took more than 50 ms. */
  long: number
}

const longMs = 50

/** Does something on a page, and measures by the browser's own trace the tasks of the main thread meanwhile. */
export async function measureTasks(session: CDPSession, work: () => Promise<void>): Promise<MeasuredTasks> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline', '__metadata'] },
  })
  await work()
  const done = new Promise<void>(resolve => {
    session.once('Tracing.tracingComplete', () => resolve())
  })
  await session.send('Tracing.end')
  await done
  session.off('Tracing.dataCollected', collect)
  const pages = new Set(
    events.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args?.name === 'CrRendererMain' ? [`${pid} ${tid}`] : [],
    ),
  )
  const tasks = events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pages.has(`${pid} ${tid}`))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000)
  return { longest: Math.max(0, ...tasks), long: tasks.filter(ms => ms > longMs).length }
}
