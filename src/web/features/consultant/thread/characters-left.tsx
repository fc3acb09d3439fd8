import { Link } from '../../../framework/link.tsx'
import { chatLimits } from '#contract/chat-limits.ts'
import { pagePaths } from '#contract/page-paths.ts'
import { integerFormat } from '../../../ui/format-text.ts'

const maxMessageLength = chatLimits.message

const leftWords = (left: number): string => {
  if (left <= 0) return `Limite de ${integerFormat(maxMessageLength)} caracteres`
  return left === 1 ? 'Falta 1 caractere' : `Faltam ${integerFormat(left)} caracteres`
}

/** Whether the text is close enough to the limit to show the remaining characters. */
export const isNearLengthLimit = (text: string): boolean => text.length >= maxMessageLength - 200

export const isTooLong = (text: string): boolean => text.trim().length > maxMessageLength

/** Shows how many characters are left; a text that is too long gets a link to the edital explainer. */
export const CharactersLeft = ({ id, text }: { id: string; text: string }) => (
  <span id={id} className="composer-left">
    {isTooLong(text) ? (
      <>
        São {integerFormat(text.trim().length)} caracteres, e aqui cabem {integerFormat(maxMessageLength)}. É
        um edital?{' '}
        <Link to={pagePaths.home} hash="edital" className="text-amber-text underline underline-offset-4">
          Explicar edital
        </Link>
      </>
    ) : (
      leftWords(maxMessageLength - text.length)
    )}
  </span>
)
