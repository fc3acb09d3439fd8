import type { ChatEvent } from '#contract/chat.ts'
import type { FiltersJson } from '#domain/search/filters-json.ts'

/** A question to the consultant. Asking again with the same `messageId` replaces the answer. */
export interface Asking {
  message: string
  /** Chosen by who asks (`crypto.randomUUID`). */
  messageId: string
  /** `null` = a conversation begins. */
  conversationId: string | null
  /** Criteria that somebody has edited, instead of what the sentence says. */
  filters: FiltersJson | null
  /** The property whose page is open. */
  propertyId: string | null
}

/**
 * Who answers: the server (accounts), or the browser itself through `parse-query` and the catalogue (visitors).
 * Tells what happens as it happens; ends after `done` or `error`. Throws `Unreachable` or `Refused`, also midway; when
 * `signal` aborts, its reason.
 */
export type Consultant = (
  asking: Asking,
  on: (event: ChatEvent) => void,
  signal: AbortSignal,
) => Promise<void>
