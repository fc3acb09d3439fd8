import { callQueues, type QueueName } from '#contract/call-queues.ts'
import { createFairQueue, type FairQueue } from './fair-queue.ts'
import type { RunInTurn } from './request-context.ts'

/** Milliseconds after which what an address has used of a queue counts half. */
const halfLifeMs = 30_000

/**
 * Creates the queues of the contract's calls and of the pages.
 * @param begins called when work begins, with the queue and the address that it counts for
 */
export function createServerQueues(
  begins: (queue: QueueName, lane: string | null) => void = () => undefined,
): RunInTurn {
  const queues = Object.fromEntries(
    Object.entries(callQueues).map(([name, { atOnce, atOnceOfAddress, budget }]) => [
      name,
      createFairQueue({
        concurrent: atOnce,
        concurrentPerLane: atOnceOfAddress,
        budgetPerLane: budget,
        halfLifeMs,
        begins: lane => begins(name as QueueName, lane),
      }),
    ]),
  ) as Record<QueueName, FairQueue>
  return ({ queue, cost }, work) => queues[queue].run(work, { cost })
}
