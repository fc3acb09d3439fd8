import type { CSSProperties } from 'react'
import type { ConversationState } from '../conversation/conversation-state.ts'
import { halfWidth } from '../widget/half-width.ts'

/** What one could ask next, by the newest answer or greeting; nothing while one is on its way. */
export const suggestionsOf = ({ messages, coming }: ConversationState): readonly string[] =>
  coming ? [] : (messages.findLast(({ role }) => role === 'assistant')?.suggestions ?? [])

/** Questions that a press sends: in a row that scrolls or, on a desk, in two (page/chat-page.css). */
export const Suggestions = ({
  items,
  onAsk,
}: {
  items: readonly string[]
  onAsk: (text: string) => void
}) => (
  <ul
    className="ask-next fades no-bar"
    style={{ '--half': halfWidth(items) } as CSSProperties}
    aria-label="Sugestões"
  >
    {items.map(text => (
      <li key={text}>
        <button type="button" className="pill" onClick={() => onAsk(text)}>
          {text}
        </button>
      </li>
    ))}
  </ul>
)
