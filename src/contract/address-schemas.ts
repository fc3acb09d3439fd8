import { z } from 'zod'
import { placePrecisions } from '#domain/property/geographic-place.ts'

const count = z.int().min(0)
const municipality = z.int().min(1_000_000).max(9_999_999)

/** How well addresses of one precision were placed; meters. */
export const PrecisionErrorsSchema = z.strictObject({
  precision: z.enum(placePrecisions).exclude(['city', 'state']),
  houses: count,
  median: count,
  p95: count,
  inside: z.number().min(0).max(1),
  stretch: z.number().min(1),
})

/** How far the import of a municipality's or state's addresses is. */
export const AddressProgress = z.strictObject({
  phase: z.enum(['downloading', 'reading', 'placing']),
  share: z.number().min(0).max(1),
  rows: count,
})
export type AddressProgress = z.infer<typeof AddressProgress>

/** How the import of a municipality's addresses ended. Texts are for people, in Portuguese. */
export const AddressOutcome = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('done'),
    municipality,
    name: z.string(),
    file: z.string(),
    rows: count,
    houses: count,
    bytes: count,
    measured: z.array(PrecisionErrorsSchema),
    /** The bank's listings there, by what their place is now. */
    placed: z.record(z.string(), count),
  }),
  z.strictObject({ status: z.literal('unchanged'), municipality, name: z.string() }),
  z.strictObject({ status: z.literal('failed'), file: z.string(), reason: z.string() }),
])
export type AddressOutcome = z.infer<typeof AddressOutcome>
