import { setStyleProperties } from '../../../ui/style-properties.ts'
import type { ConversationState } from '../conversation/conversation-state.ts'

/** Width of a pill's frame in characters. */
const frame = 8

/** Returns the width in characters, as CSS, at which pills fit into two rows (chat-page.css). */
export function computeTwoRowWidth(labels: readonly string[]): string {
  const widths = labels.map(label => label.length + frame)
  const all = widths.reduce((sum, width) => sum + width, 0)
  return `${Math.ceil((all + Math.max(0, ...widths)) / 2)}ch`
}

/** Returns the questions suggested by the newest answer or greeting; none while an answer is being written. */
export const listSuggestions = ({ messages, coming }: ConversationState): readonly string[] =>
  coming ? [] : (messages.findLast(({ role }) => role === 'assistant')?.suggestions ?? [])

/** Buttons that send a question: in a scrolling row or, on a wide screen, in two rows (chat-page.css). */
export const QuestionSuggestions = ({
  items,
  onAsk,
}: {
  items: readonly string[]
  onAsk: (text: string) => void
}) => (
  <ul
    className="ask-next fades no-bar"
    ref={setStyleProperties({ '--half': computeTwoRowWidth(items) })}
    aria-label="Sugestões"
  >
    {items.map(text => (
      <li className="flex-none" key={text}>
        <button type="button" className="pill" onClick={() => onAsk(text)}>
          {text}
        </button>
      </li>
    ))}
  </ul>
)
