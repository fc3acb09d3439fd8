import type { Modality } from '../../property/listing.ts'

/** A topic that people ask about, answered in a few sentences. */
export interface KnowledgeTopic {
  key: string
  /** The question as people ask it, shown as a suggestion. */
  question: string
  /**
   * The answer: 2 to 6 sentences in plain text, `**…**` for emphasis. `{sbpe-rate}` is the value of a rule of
   * stated-rules.ts, on which the answer then depends: its source and its dates are the topic's, too.
   */
  text: string
  /** What takes the place of the text where the listing, or the question, is of one modality. */
  byModality?: Readonly<Partial<Record<Modality, string>>>
  /** Keys of the listing's subjects that are said before it where a listing is asked about. */
  facts?: readonly string[]
  /** Keys of topics whose rule it is the exception of: they are not said beside it. */
  overrides?: readonly string[]
  /** What is added where the place is known. */
  byPlace?: 'itbi' | 'registry'
  /** The source and its date: `Lei 9.514/1997, art. 27 (out/2023)`; empty where only rules and no other source state it. */
  source: string
  /** Keys of the related topics. */
  related: readonly string[]
}
