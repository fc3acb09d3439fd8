import { AsyncResource } from 'node:async_hooks'
import { QueueFull, RequestAborted } from './queue-errors.ts'
import { createQueueLanes, type QueuedJob } from './queue-lanes.ts'
import { currentRequest, type RequestContext, runInRequest } from './request-context.ts'

export interface FairQueueOptions {
  /** Maximum jobs that run at once. */
  concurrent: number
  /** Maximum of these for one lane. */
  concurrentPerLane?: number
  /**
   * Maximum jobs of requests that wait, of one lane and in all. When all are many, a lane without a waiting job may
   * still add one, up to twice the total: a few busy lanes refuse nobody else.
   */
  maxWaiting?: { perLane: number; total: number }
  /** Milliseconds after which the running time of a lane counts half. */
  halfLifeMs?: number
  /** Milliseconds of running time after which jobs of a lane are refused, until enough of it is forgotten. */
  budgetMs?: number
  /** Monotonic, in milliseconds. */
  clock?: () => number
}

export interface FairQueue {
  /**
   * Runs the work when it is the turn of the current request's lane (`currentRequest`).
   * @param options.evenIfAborted runs the work although its request was aborted before
   * @throws QueueFull at once when too many jobs wait; BudgetSpent; RequestAborted when the request was aborted before
   * its work began
   */
  run<T>(work: () => Promise<T>, options?: { evenIfAborted?: boolean }): Promise<T>
}

// Captured here, so that a test's fake timers do not replace it.
const afterPendingCallbacks = setImmediate

/**
 * Runs jobs in turn by lane: the lane that has used the least time comes first; among equals, the one whose last turn
 * is longest ago. Within a lane the order is kept. Work outside a request has a lane of its own, which has no limits.
 */
export function createFairQueue({
  concurrent,
  concurrentPerLane = concurrent,
  maxWaiting = { perLane: 250, total: 1_000 },
  halfLifeMs = 2_000,
  budgetMs = Number.POSITIVE_INFINITY,
  clock = () => performance.now(),
}: FairQueueOptions): FairQueue {
  const lanes = createQueueLanes({ concurrentPerLane, halfLifeMs, budgetMs, clock })
  let [running, waiting, startIsPlanned] = [0, 0, false]

  function startReady(): void {
    startIsPlanned = false
    while (running < concurrent) {
      const lane = waiting > 0 ? lanes.next() : null
      if (!lane) return
      waiting -= 1
      const refusal = lanes.refusalOf(lane)
      const job = lane.waiting.shift()
      if (refusal) job?.refuse(refusal)
      else job?.start()
    }
  }

  /** Waits until the request that was just answered has added its next job: its lane may have used less time. */
  function planStart(): void {
    if (startIsPlanned || waiting === 0) return
    startIsPlanned = true
    afterPendingCallbacks(startReady)
  }

  return {
    run<T>(work: () => Promise<T>, { evenIfAborted = false }: { evenIfAborted?: boolean } = {}): Promise<T> {
      const request = currentRequest()
      const name = request.lane
      const signal = evenIfAborted ? null : request.signal
      if (signal?.aborted) return Promise.reject(new RequestAborted())
      const lane = lanes.find(name)
      const total = lane.waiting.length === 0 ? 2 * maxWaiting.total : maxWaiting.total
      if (name !== null && (lane.waiting.length >= maxWaiting.perLane || waiting >= total)) {
        return Promise.reject(new QueueFull('Too many requests are waiting'))
      }
      const endWait = request.beginWait?.()
      return new Promise<T>((resolve, reject) => {
        const job: QueuedJob = {
          // Called when another job ends; the work still belongs to its own request.
          start: AsyncResource.bind(start),
          refuse(error) {
            endWait?.()
            signal?.removeEventListener('abort', drop)
            reject(error)
          },
        }
        function start(): void {
          endWait?.()
          signal?.removeEventListener('abort', drop)
          running += 1
          const turn = lanes.begin(lane)
          const end = () => {
            running -= 1
            turn.end()
            planStart()
          }
          const inTurn = () => runInRequest(withWaits(request, turn.beginWait), work)
          void new Promise<T>(settle => settle(inTurn())).finally(end).then(resolve, reject)
        }
        function drop(): void {
          endWait?.()
          lane.waiting.splice(lane.waiting.indexOf(job), 1)
          waiting -= 1
          reject(new RequestAborted())
        }
        lane.waiting.push(job)
        waiting += 1
        signal?.addEventListener('abort', drop, { once: true })
        if (!startIsPlanned) startReady()
      })
    },
  }
}

/** The request's context for work in a queue: its waits in other queues count for this queue and those around it. */
function withWaits(request: RequestContext, beginWait: () => () => void): RequestContext {
  return {
    ...request,
    beginWait() {
      const ends = [beginWait(), request.beginWait?.()]
      return () => {
        for (const end of ends) end?.()
      }
    },
  }
}
