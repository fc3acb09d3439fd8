import type { ChatEvent } from '#contract/chat-schemas.ts'
import type { SavedFiltersJson } from '#domain/search/saved-filters.ts'

/** The id of a conversation that the server does not store. */
export const localConversationId = 'local'

/** A question to the consultant. A second question with the same `messageId` replaces the answer. */
export interface ConsultantRequest {
  message: string
  /** Chosen by the client (`crypto.randomUUID`). */
  messageId: string
  /** `null` to begin a conversation. */
  conversationId: string | null
  /** Edited criteria, used instead of those in the sentence. */
  filters: SavedFiltersJson | null
  /** The property whose page is open. */
  propertyId: string | null
}

/**
 * Answers questions: on the server (for accounts), or in the browser through `parse-query` and the catalogue (for
 * visitors). Emits events while it works and ends after `done` or `error`. Throws `ServerUnreachable` or `RequestRefused`, also
 * midway; when `signal` aborts, its reason.
 */
export type Consultant = (
  asking: ConsultantRequest,
  onEvent: (event: ChatEvent) => void,
  signal: AbortSignal,
) => Promise<void>
