import { Fragment } from 'react'

/** `AV-8`, `R-3`, as the reader of matrículas writes the numbers of acts. */
const actNumber = /(?<![\p{L}\d-])((?:R|AV)-\d{1,4})(?![\d-])/u

/**
 * A text in which the number of an act never breaks at its hyphen; what is copied of it stays as it is. It is one element,
 * so that a parent that lays its children out keeps the spaces between the words.
 */
export const ActWords = ({ text }: { text: string }) => (
  <span>
    {text.split(actNumber).map((part, at) =>
      at % 2 === 1 ? (
        <span key={at} className="whitespace-nowrap">
          {part}
        </span>
      ) : (
        <Fragment key={at}>{part}</Fragment>
      ),
    )}
  </span>
)
