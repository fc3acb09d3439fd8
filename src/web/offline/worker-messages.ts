/** What a page sends to a service worker, which may be older or newer than the page. */
export type WorkerMessage =
  /** Activate this worker now. */
  | { type: 'take over' }
  /** The same, unless another window of the older version is open. */
  | { type: 'take over if alone' }
  /** Answered with a boolean: is the page that loaded these files of the worker's version? */
  | { type: 'is yours'; files: string[] }
