/** The queue holds the maximum number of waiting jobs. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** The lane has used its budget of running time. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
  /** Seconds until the next job is accepted. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('The address has used its budget of running time')
    this.retryAfter = retryAfter
  }
}

/** The client closed its connection before its work began: nobody reads the answer. */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted'
}
