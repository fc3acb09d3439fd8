import { z } from 'zod'

const count = z.int().min(0)

/** How far the import of a city's records is. */
export const PaidPriceProgress = z.strictObject({
  phase: z.enum(['downloading', 'reading', 'testing']),
  share: z.number().min(0).max(1),
  rows: count,
})
export type PaidPriceProgress = z.infer<typeof PaidPriceProgress>

/** How the import of one file of a city's records ended. Texts are for people, in Portuguese. */
export const PaidPriceOutcome = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('done'),
    city: z.string(),
    file: z.string(),
    read: count,
    added: count,
    known: count,
    /** Rows that were not kept, by reason. */
    refused: z.record(z.string(), count),
  }),
  z.strictObject({ status: z.literal('refused'), city: z.string(), file: z.string(), reason: z.string() }),
  z.strictObject({ status: z.literal('cancelled'), city: z.string(), file: z.string() }),
])
export type PaidPriceOutcome = z.infer<typeof PaidPriceOutcome>
