/** The workers of the server. The health page and the operator's mails name each (operations/service-health.ts). */
export const workerNames = [
  'mail',
  'digests',
  'channels',
  'push',
  'telegram',
  'telegram updates',
  'alerts',
  'pages',
  'refresh',
  'search index',
  'due facts',
  'waiting intervals',
  'paid prices',
  'rates',
  'paid prices of listings',
  'geocoder',
  'addresses',
  'gazetteer',
  'disk',
  'health',
] as const

/** A worker, or a task of the housekeeping. */
export type WorkerName = (typeof workerNames)[number] | `housekeeping: ${string}`
