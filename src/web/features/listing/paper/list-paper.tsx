import '../../../ui/paper.css'
import './list-paper.css'
import type { ReactNode } from 'react'
import { type FollowedPrice, isSameNextPrice } from '#domain/ladder/ladder-words.ts'
import { floorMaxBid, formatWholeNumber } from '#domain/whole-reais.ts'

/** Who a printed list is from. */
export interface PaperSender {
  name: string
  /** The address of the logo. */
  logo: string | null
  words: string
}

export interface PaperColumn {
  name: string
  /** Figures, at the right of their column. */
  isFigure?: boolean
}

/** What a cell says, and below it in small type what belongs to it. */
export type PaperCell = string | { text: string; small: string }

/** Whole reais, whose unit the foot of the page names; empty where they are not known. */
export const toPaperMoney = (value: number | null | undefined): string =>
  value == null ? '' : formatWholeNumber(value)

/** The price that follows, in whole reais; nothing where it is not known. */
export const toPaperNextPrice = (followed: FollowedPrice): string =>
  isSameNextPrice(followed) ? 'o mesmo' : toPaperMoney(followed.nextPrice)

/** A maximum bid in whole reais, rounded down as everywhere. */
export const toPaperMaxBid = (value: number | null | undefined): string =>
  value == null ? '' : formatWholeNumber(floorMaxBid(value))

/** A listing on a printed list. */
export interface PaperRow {
  id: string
  title: string
  /** Below the title. */
  detail: string
  /** The person's note, below all cells. */
  note?: string
  /** One for each column; empty = not known. */
  cells: readonly PaperCell[]
}

const Cell = ({ cell }: { cell: PaperCell }) => {
  const { text, small } = typeof cell === 'string' ? { text: cell, small: '' } : cell
  return (
    <>
      {text === '' ? '–' : text}
      {small !== '' && <small>{small}</small>}
    </>
  )
}

/** Listings as a table for A4: no row is cut by the end of a page, and each page repeats what the columns are. */
export const ListPaper = ({
  title,
  line,
  sender,
  columns,
  rows,
  children,
}: {
  title: string
  /** Beside the title: the day, and how many there are. */
  line: string
  sender: PaperSender | null
  columns: readonly PaperColumn[]
  rows: readonly PaperRow[]
  /** At the end: from where the figures are. */
  children: ReactNode
}) => (
  <>
    <header className="list-paper-head">
      {sender?.logo != null && <img src={sender.logo} alt="" />}
      <div>
        {sender && <p className="list-paper-sender">{sender.name}</p>}
        <p className="paper-title">{title}</p>
        <p className="paper-quiet">{line}</p>
      </div>
    </header>
    {sender !== null && sender.words !== '' && <p className="list-paper-words">{sender.words}</p>}
    {rows.length === 0 ? (
      <p>Nenhum imóvel nesta lista por enquanto.</p>
    ) : (
      <table className="list-paper">
        <thead>
          <tr>
            <th scope="col">Imóvel</th>
            {columns.map(({ name, isFigure }) => (
              <th key={name} scope="col" className={isFigure ? 'paper-end' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, title: name, detail, note, cells }) => (
            <tr key={id}>
              <th scope="row">
                <strong>{name}</strong>
                <span className="paper-quiet">{detail}</span>
                {note && <em>{note}</em>}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at]?.name} className={columns[at]?.isFigure ? 'paper-end' : undefined}>
                  <Cell cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )}
    <footer className="paper-foot">{children}</footer>
  </>
)
