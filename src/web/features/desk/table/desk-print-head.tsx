import { usePaperSender } from '../../list-sharing/use-paper-sender.ts'
import { useRested } from '../../../ui/use-rested.ts'

/** What stands above the table on paper alone: from whom it is, whose properties these are, and the day. */
export function DeskPrintHead({ title, line }: { title: string; line: string }) {
  const sender = usePaperSender(useRested())
  return (
    <header className="desk-print-head">
      {sender?.logo != null && <img src={sender.logo} alt="" />}
      <div>
        {sender && <p className="font-semibold">{sender.name}</p>}
        <h2>{title}</h2>
        <p>{line}</p>
      </div>
    </header>
  )
}
