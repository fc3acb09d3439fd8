/**
 * Reads Retry-After in seconds; a date is compared with the answer's own date, so that no clock has to agree with the
 * server's.
 */
export function readRetryAfter(headers: Headers): number | null {
  const asked = headers.get('retry-after')?.trim() ?? ''
  if (/^\d{1,9}$/.test(asked)) return Number(asked)
  const seconds = (Date.parse(asked) - Date.parse(headers.get('date') ?? '')) / 1000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}
