/** The queue holds the maximum number of waiting jobs. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** The jobs of the lane that run and wait cost as much as its budget allows. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
}

/** The client closed its connection before its work began: nobody reads the answer. */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted'
}
