import type { Understood } from '#contract/chat.ts'

/** A sentence, and what must be understood of it: the named fields; others may have any value. Prices in reais. */
export type Told = [
  text: string,
  kind: Understood['kind'],
  fields: Partial<Understood['filters'] & Understood['flags']>,
]
