import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { planDays, extendPlan } from './plan-term.ts'

/** The last day of access, and buttons for the two terms on sale. */
export const UntilField = ({
  value,
  onChange,
  hint,
  error,
}: {
  value: string
  onChange: (until: string) => void
  hint: string
  error: string | null
}) => (
  <Field label="Acesso até" hint={hint} error={error} lines={2}>
    {control => (
      <div className="flex flex-wrap gap-2">
        <input
          {...control}
          type="date"
          min="1970-01-01"
          max="2199-12-31"
          className="control basis-full px-3"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {Object.values(planDays).map(days => (
          <Button
            key={days}
            className="flex-1 px-3"
            aria-label={`Prolongar ${days} dias`}
            onClick={() => onChange(extendPlan(value, days, Date.now()))}
          >
            +{days} dias
          </Button>
        ))}
      </div>
    )}
  </Field>
)
