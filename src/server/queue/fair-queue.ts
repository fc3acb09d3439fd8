import { AsyncResource } from 'node:async_hooks'
import {
  BudgetSpent,
  QueueFull,
  RequestAborted,
  type RequestContext,
  currentRequest,
  runInRequest,
} from './request-context.ts'

interface QueuedJob {
  start(): void
}

/** The jobs of one address. */
interface QueueLane {
  waiting: QueuedJob[]
  running: number
  /** The cost of its jobs, running and waiting. */
  cost: number
  /** Milliseconds of running time, halved every half-life, as of `at`. */
  used: number
  at: number
  /** The number of its last turn. */
  lastTurn: number
}

/** A job that counts as running. */
interface RunningJob {
  /** Called when the job begins to wait in another queue; the returned function ends that wait. */
  beginWait(): () => void
  end(): void
}

interface LaneOptions {
  concurrentPerLane: number
  halfLifeMs: number
  clock: () => number
}

/** Maximum lanes that are remembered besides those with jobs. */
const lanesKept = 1_000

/** Keeps the lanes of a queue, and accounts for the running time that each has used lately. */
function createQueueLanes({ concurrentPerLane, halfLifeMs, clock }: LaneOptions) {
  const lanes = new Map<string | null, QueueLane>()
  let turns = 0

  const usedBy = ({ used, at }: QueueLane): number => used * 0.5 ** ((clock() - at) / halfLifeMs)

  return {
    /**
     * Finds or adds the lane of an address; `null` is the lane of work outside requests. When there are too many, the
     * idle lane that has used the least time is forgotten.
     */
    find(name: string | null): QueueLane {
      const known = lanes.get(name)
      if (known) return known
      if (lanes.size >= lanesKept) {
        const idle = [...lanes].filter(([, lane]) => lane.running + lane.waiting.length === 0)
        const [least] = idle.toSorted(([, a], [, b]) => usedBy(a) - usedBy(b))
        if (least) lanes.delete(least[0])
      }
      const lane: QueueLane = { waiting: [], running: 0, cost: 0, used: 0, at: clock(), lastTurn: 0 }
      lanes.set(name, lane)
      return lane
    },

    /** The lane whose turn it is: the one that has used the least time; among equals, the one that waited longest. */
    next(): QueueLane | null {
      let [next, least]: [QueueLane | null, number] = [null, Number.POSITIVE_INFINITY]
      for (const [name, lane] of lanes) {
        if (lane.waiting.length === 0 || (name !== null && lane.running >= concurrentPerLane)) continue
        const used = usedBy(lane)
        if (used < least || (used === least && next && lane.lastTurn < next.lastTurn))
          [next, least] = [lane, used]
      }
      return next
    },

    /** Counts a job as running. Time in which it waits in another queue is not charged to its lane. */
    begin(lane: QueueLane): RunningJob {
      const began = clock()
      let [waits, waitingSince, waited] = [0, 0, 0]
      lane.running += 1
      lane.lastTurn = ++turns
      return {
        beginWait() {
          if (waits === 0) waitingSince = clock()
          waits += 1
          return () => {
            waits -= 1
            if (waits === 0) waited += clock() - waitingSince
          }
        },
        end() {
          lane.running -= 1
          lane.used = usedBy(lane) + clock() - began - waited
          lane.at = clock()
        },
      }
    },
  }
}

export interface FairQueueOptions {
  /** Maximum jobs that run at once. */
  concurrent: number
  /** Maximum of these for one lane. */
  concurrentPerLane?: number
  /** Maximum cost of a lane's jobs, running and waiting. */
  budgetPerLane?: number
  /**
   * Maximum jobs of requests that wait in all. When there are so many, a lane without a waiting job may still add one,
   * up to twice the number: a few busy lanes refuse nobody else.
   */
  maxWaiting?: number
  /** Milliseconds after which the running time of a lane counts half. */
  halfLifeMs?: number
  /** Called when a job begins, with the name of its lane. */
  begins?: (lane: string | null) => void
  /** Monotonic, in milliseconds. */
  clock?: () => number
}

export interface FairQueue {
  /**
   * Runs the work when it is the turn of the current request's lane (`currentRequest`).
   * @param options.evenIfAborted runs the work although its request was aborted before
   * @param options.cost what the job counts for in the budget of its lane, 1 where it is left out
   * @throws BudgetSpent, QueueFull at once when the lane's jobs cost too much or too many jobs wait; RequestAborted when
   * the request was aborted before its work began
   */
  run<T>(work: () => Promise<T>, options?: { evenIfAborted?: boolean; cost?: number }): Promise<T>
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
  budgetPerLane = 250,
  maxWaiting = 1_000,
  halfLifeMs = 2_000,
  begins = () => undefined,
  clock = () => performance.now(),
}: FairQueueOptions): FairQueue {
  const lanes = createQueueLanes({ concurrentPerLane, halfLifeMs, clock })
  let [running, waiting, startIsPlanned] = [0, 0, false]

  function startReady(): void {
    startIsPlanned = false
    while (running < concurrent) {
      const lane = waiting > 0 ? lanes.next() : null
      if (!lane) return
      waiting -= 1
      lane.waiting.shift()?.start()
    }
  }

  /** Waits until the request that was just answered has added its next job: its lane may have used less time. */
  function planStart(): void {
    if (startIsPlanned || waiting === 0) return
    startIsPlanned = true
    afterPendingCallbacks(startReady)
  }

  return {
    run<T>(
      work: () => Promise<T>,
      { evenIfAborted = false, cost = 1 }: { evenIfAborted?: boolean; cost?: number } = {},
    ): Promise<T> {
      const request = currentRequest()
      const name = request.lane
      const signal = evenIfAborted ? null : request.signal
      if (signal?.aborted) return Promise.reject(new RequestAborted())
      const lane = lanes.find(name)
      if (name !== null && lane.cost + cost > budgetPerLane)
        return Promise.reject(new BudgetSpent('The address has asked for too much at once'))
      const most = lane.waiting.length === 0 ? 2 * maxWaiting : maxWaiting
      if (name !== null && waiting >= most)
        return Promise.reject(new QueueFull('Too many requests are waiting'))
      lane.cost += cost
      const endWait = request.beginWait?.()
      return new Promise<T>((resolve, reject) => {
        const job: QueuedJob = {
          // Called when another job ends; the work still belongs to its own request.
          start: AsyncResource.bind(start),
        }
        function start(): void {
          endWait?.()
          signal?.removeEventListener('abort', drop)
          running += 1
          begins(name)
          const turn = lanes.begin(lane)
          const end = () => {
            running -= 1
            lane.cost -= cost
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
          lane.cost -= cost
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
