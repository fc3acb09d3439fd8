import { Columns3 } from 'lucide-react'
import { Popover } from '../../../ui/popover.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { TickBox } from '../../../ui/choice-controls.tsx'
import { chooseColumns } from './column-choice.ts'
import { listColumns } from './columns-by-purpose.ts'
import type { DeskColumnKey } from './desk-columns.ts'

/** Chooses the columns of the table, on this device. */
export const ColumnsMenu = ({
  shown,
  isResidentBuyer,
}: {
  shown: readonly DeskColumnKey[]
  isResidentBuyer: boolean
}) => (
  <Popover
    button={{
      className: buttonClass('outline', 'h-9! px-3! text-sm! pointer-coarse:h-target! max-md:hidden'),
      children: (
        <>
          <Columns3 className="size-4" aria-hidden="true" />
          <span className="max-lg:sr-only">Colunas</span>
        </>
      ),
    }}
    className="desk-menu quiet-scroll"
  >
    <fieldset className="contents">
      <legend className="sr-only">Colunas</legend>
      {listColumns(isResidentBuyer)
        .filter(({ key }) => key !== 'name')
        .map(({ key, name }) => (
          <TickBox
            key={key}
            checked={shown.includes(key)}
            onChange={on => chooseColumns(on ? [...shown, key] : shown.filter(other => other !== key))}
          >
            {name}
          </TickBox>
        ))}
      <button type="button" className="text-link px-0" onClick={() => chooseColumns(null)}>
        Voltar às de costume
      </button>
    </fieldset>
  </Popover>
)
