export interface QueuedJob {
  start(): void
}

/** The jobs of one address. */
export interface QueueLane {
  waiting: QueuedJob[]
  running: number
  /** The cost of its jobs, running and waiting. */
  cost: number
  /** Milliseconds of running time, halved every half-life, as of `at`. */
  used: number
  at: number
  /** The number of its last turn. */
  turn: number
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
export function createQueueLanes({ concurrentPerLane, halfLifeMs, clock }: LaneOptions) {
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
      const lane: QueueLane = { waiting: [], running: 0, cost: 0, used: 0, at: clock(), turn: 0 }
      lanes.set(name, lane)
      return lane
    },

    /** The lane whose turn it is: the one that has used the least time; among equals, the one that waited longest. */
    next(): QueueLane | null {
      let [next, least]: [QueueLane | null, number] = [null, Number.POSITIVE_INFINITY]
      for (const [name, lane] of lanes) {
        if (lane.waiting.length === 0 || (name !== null && lane.running >= concurrentPerLane)) continue
        const used = usedBy(lane)
        if (used < least || (used === least && next && lane.turn < next.turn)) [next, least] = [lane, used]
      }
      return next
    },

    /** Counts a job as running. Time in which it waits in another queue is not charged to its lane. */
    begin(lane: QueueLane): RunningJob {
      const began = clock()
      let [waits, waitingSince, waited] = [0, 0, 0]
      lane.running += 1
      lane.turn = ++turns
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
