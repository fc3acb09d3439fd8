/** The limits of one of the server's queues. */
export interface CallQueue {
  /** Maximum calls that run at once, altogether and of one address. */
  atOnce: number
  atOnceOfAddress: number
  /**
   * Maximum cost, in milliseconds, of the calls that one address may have running and waiting. Further ones are answered
   * with 429. It bounds only what is asked at the same time: calls sent one after another are all served.
   */
  budget: number
}

/** The queues in which calls and pages take their turns. In each, the address that has used the least time comes first. */
export const callQueues = {
  /** Answers from memory and small statements of the database. */
  ordinary: { atOnce: 20, atOnceOfAddress: 6, budget: 10_000 },
  /** Answers about all listings. */
  large: { atOnce: 2, atOnceOfAddress: 1, budget: 10_000 },
  /** What computes on the server's thread all the time; it gives way to others every few milliseconds. */
  computing: { atOnce: 2, atOnceOfAddress: 1, budget: 10_000 },
  /** What mostly waits: for a model, for a reading in another thread, for a file that its sender is still sending. */
  elsewhere: { atOnce: 100, atOnceOfAddress: 10, budget: 10_000 },
  /** Passwords are hashed, which takes a processor for long. */
  passwords: { atOnce: 2, atOnceOfAddress: 1, budget: 20_000 },
  /** Pictures are drawn by another thread. */
  pictures: { atOnce: 1, atOnceOfAddress: 1, budget: 20_000 },
  /** Pages are rendered, which ask for answers of their own; search engines ask for every page. */
  pages: { atOnce: 8, atOnceOfAddress: 3, budget: 20_000 },
} as const satisfies Record<string, CallQueue>

export type QueueName = keyof typeof callQueues

/** The turn that a call takes. */
export interface CallTurn {
  queue: QueueName
  /** Milliseconds that one call takes of the server at most, as `npm run bench -- --only crowd` measures it. */
  cost: number
}
