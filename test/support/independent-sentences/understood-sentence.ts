import type { UnderstoodSearch } from '#contract/chat-schemas.ts'

/** A sentence, and what must be understood of it: the named fields; others may have any value. Prices in reais. */
export type UnderstoodSentence = [
  text: string,
  kind: UnderstoodSearch['kind'],
  fields: Partial<UnderstoodSearch['filters'] & UnderstoodSearch['flags']>,
]
